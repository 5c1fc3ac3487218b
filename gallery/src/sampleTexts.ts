/** Sample texts for widgets, where a text may be long or in another script. */
export const LONG_TEXT =
  'The door of the second car opens again and again at the third floor, and the emergency telephone is silent';
export const LONG_WORD = 'Aufzugsnotrufleitsystemüberwachungseinrichtung-2026';
export const HINDI_TEXT = 'तीसरी मंज़िल पर लिफ्ट का दरवाज़ा बार-बार खुलता है';
