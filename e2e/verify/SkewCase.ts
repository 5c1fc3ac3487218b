import { expect, type Page } from '@playwright/test';
import type { DeliveryFixture } from './DeliveryFixture';
import { editJson } from './skewedBuild';

/** A remote and a shell that were built at different times. */
export interface SkewCase {
  /** The folder of the built package that is deployed. */
  candidate: (fixture: DeliveryFixture) => Promise<string> | string;
  /** The refusal, or a further check of the working page. */
  ends: RegExp | ((page: Page) => Promise<void>);
}

/** The parts of the files of a built package that a case changes. */
interface Described {
  contract: string;
  paths: string[];
  links?: object;
  within?: object;
}

/** A built remote with another manifest. */
export const described = (
  fixture: DeliveryFixture,
  name: string,
  mark: string,
  change: (record: Described) => Described,
) =>
  editJson(
    fixture.variant(name, mark, (entry) => `${entry}\n// ${mark}`),
    'remote.json',
    change,
  );

/** The shell under another name. */
export const shell = (fixture: DeliveryFixture, mark: string) =>
  fixture.shellVariant(mark, (script) => `${script}\n// ${mark}`);

/** A screen that a dealer reaches. */
export const opens = async (page: Page, address: string, name: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });
};
