// @ts-check
/** The fields of a `remote.json` that are copied into the registry. */
export const DESCRIPTION_FIELDS = /** @type {const} */ ([
  'contract',
  'paths',
  'navigation',
  'titles',
  'links',
  'within',
  'roles',
  'extensions',
  'slots',
  'prefetch',
]);

/** All that belongs to one version of a remote. */
export const VERSION_FIELDS = /** @type {const} */ ([
  'version',
  'origin',
  'entry',
  'integrity',
  'chunks',
  'preload',
  'screenFiles',
  ...DESCRIPTION_FIELDS,
]);

/**
 * Only these fields of an object, in this order; missing fields are left out.
 *
 * @template {object} Whole
 * @template {keyof Whole} Field
 * @param {readonly Field[]} fields
 * @param {Whole} whole
 * @returns {Pick<Whole, Field>}
 */
export const pickFields = (fields, whole) =>
  /** @type {Pick<Whole, Field>} */ (
    Object.fromEntries(fields.flatMap((field) => (whole[field] === undefined ? [] : [[field, whole[field]]])))
  );
