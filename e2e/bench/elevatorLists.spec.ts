import { seedElevators } from '../console/seedElevators';
import { expect, test } from '../console/test';
import { measureScaling, MAX_RATIO, type Measure } from './measureScaling';

const NEXT = { press: 'nav[aria-label="Pages"] button:last-of-type' };

const paging = (name: string, from: string, title: RegExp): Measure => ({
  name,
  from,
  title,
  actions: [NEXT, NEXT, NEXT],
});

test('elevators cost the same, however many there are', async ({ browser, api, baseURL }) => {
  test.setTimeout(900_000);
  const ratios = await measureScaling(
    { browser, api, baseURL },
    {
      sizes: [300, 25_000],
      of: 'elevators',
      mark: 'EL-0',
      fill: seedElevators,
      measures: [
        {
          name: 'first row of a maintenance list',
          from: '/amc_count',
          title: /Home/,
          actions: ['completed', 'Indue', 'NotRenewed'].map((list) => ({
            press: `a[href="/maintenance_${list}"]`,
          })),
          goBack: true,
        },
        paging('next page of a maintenance list', '/maintenance_completed', /Maintenance completed/),
        paging('next page of cards', '/elevators', /Elevators/),
      ],
    },
  );
  expect(Object.entries(ratios).filter(([, ratio]) => ratio > MAX_RATIO)).toEqual([]);
});
