import {
  LANGUAGE_PARAMETER,
  languageCookie,
  languageOf,
  shownLanguage,
  type Language,
} from '@smart-elevator/shared-api/contract/preferences/language';
import type { FastifyRequest } from 'fastify';

interface PageLanguage {
  language: Language;
  /** Of the answer with the page. */
  headers: Record<string, string>;
}

/**
 * The language of a public page (R258). A language that the address chooses is stored in the browser, so that the choice
 * needs no script.
 */
export function pageLanguage({ url, headers }: FastifyRequest): PageLanguage {
  const [, search] = url.split('?');
  const chosen = languageOf(new URLSearchParams(search).get(LANGUAGE_PARAMETER) ?? '');
  const language = chosen ?? shownLanguage(headers.cookie ?? '', preferredTags(headers['accept-language']));
  return {
    language,
    headers: {
      'content-language': language,
      vary: 'accept-language, cookie',
      ...(chosen ? { 'set-cookie': languageCookie(chosen) } : {}),
    },
  };
}

/** The tags of an Accept-Language header, the most wanted first, without those that are not wanted. */
function preferredTags(header = ''): string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';');
    const [weight = '1'] = parameters.flatMap((text) => /^\s*q=(.*)$/i.exec(text)?.[1] ?? []);
    return { tag, weight: Number(weight) };
  });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
