export const SPOKEN_PACKAGES: readonly string[];
export const ENGLISH_ONLY: readonly string[];
