import {
  LOGO_MAX_BYTES,
  logoMessages,
  type Company,
  type CompanyChanges,
} from '@smart-elevator/shared-api/contract/account/company';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { badRequest } from '../../http/HttpError';
import { imageTypeOf, type ImageType } from './imageTypeOf';

interface Logo {
  logo: Buffer | null;
  logo_type: ImageType | null;
}

type StoredCompany = Omit<Company, 'logo'> & Logo;

/** The company on the documents of a dealer. */
export async function companyOf(db: Db, dealer_id: number): Promise<Company> {
  const [stored] = await db.query<StoredCompany>(
    sql`select name, address, tax_number, logo, logo_type from companies where dealer_id = ${dealer_id}`,
  );
  if (!stored) return { name: '', address: '', tax_number: '', logo: '' };
  const { logo, logo_type, ...company } = stored;
  return { ...company, logo: logo ? `data:${logo_type};base64,${logo.toString('base64')}` : '' };
}

/** Changes it; omitted fields stay as they are. */
export async function saveCompanyOf(db: Db, dealer_id: number, changes: CompanyChanges): Promise<Company> {
  const { name = null, address = null, tax_number = null } = changes;
  const changed = changes.logo !== undefined;
  const { logo, logo_type } = await readLogo(changes.logo ?? '');
  await db.query(sql`insert into companies as stored (dealer_id, name, address, tax_number, logo, logo_type)
    values (${dealer_id}, coalesce(${name}, ''), coalesce(${address}, ''), coalesce(${tax_number}, ''),
      ${logo}, ${logo_type})
    on conflict (dealer_id) do update set name = coalesce(${name}, stored.name),
      address = coalesce(${address}, stored.address), tax_number = coalesce(${tax_number}, stored.tax_number),
      logo = case when ${changed}::boolean then excluded.logo else stored.logo end,
      logo_type = case when ${changed}::boolean then excluded.logo_type else stored.logo_type end`);
  return companyOf(db, dealer_id);
}

/** The picture of a data URL, whose own media type is not believed. */
async function readLogo(address: string): Promise<Logo> {
  if (address === '') return { logo: null, logo_type: null };
  const [, content] = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/]+=*)$/.exec(address) ?? [];
  if (content === undefined) throw badRequest({ logo: [logoMessages.notImage] });
  const logo = Buffer.from(content, 'base64');
  if (logo.length > LOGO_MAX_BYTES) throw badRequest({ logo: [logoMessages.tooLarge] });
  const logo_type = await imageTypeOf(logo);
  if (!logo_type) throw badRequest({ logo: [logoMessages.notImage] });
  return { logo, logo_type };
}
