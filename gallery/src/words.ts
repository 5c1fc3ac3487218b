/** What the widgets are filled with, wherever a text may be long or in another script. */
export const LONG =
  'The door of the second car opens again and again at the third floor, and the emergency telephone is silent';
export const ONE_WORD = 'Aufzugsnotrufleitsystemüberwachungseinrichtung-2026';
export const HINDI = 'तीसरी मंज़िल पर लिफ्ट का दरवाज़ा बार-बार खुलता है';
