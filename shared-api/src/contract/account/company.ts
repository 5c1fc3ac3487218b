import type { InferType } from 'yup';
import { blankableLine, blankableText, record, withAsciiDigits } from '../fields';

/** The maximum size of a logo, in bytes. */
export const LOGO_MAX_BYTES = 100 * 1024;

/** The name of a dealer's company. */
export const companyName = blankableLine(150);

const fields = {
  name: companyName,
  address: blankableText(500),
  tax_number: withAsciiDigits(blankableLine(50)),
  /** A data URL with a PNG or JPEG picture; '' for none. */
  logo: blankableText(150_000),
};

/** The dealer's company on the documents for customers; '' for what is not known. */
export const company = record(fields);
export type Company = InferType<typeof company>;

/** Omitted fields stay as they are. */
export const companyChanges = record({
  name: fields.name.optional(),
  address: fields.address.optional(),
  tax_number: fields.tax_number.optional(),
  logo: fields.logo.optional(),
});
export type CompanyChanges = InferType<typeof companyChanges>;

/** Why a logo is refused; the console shows the same. */
export const logoMessages = {
  notImage: 'Please choose a PNG or JPEG picture.',
  tooLarge: 'A logo may have at most 100 KB.',
} as const;
