import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LANGUAGES, type Language } from '@smart-elevator/shared-api/contract/preferences/language';
import shared from '@smart-elevator/shared-ui/language/hindi';
import { languageState } from '@smart-elevator/shared-ui/language/languageState';
import { t } from '@smart-elevator/shared-ui/language/t';
import { PRODUCT_NAME } from '@smart-elevator/shared-ui/productName';
import '@smart-elevator/shared-ui/theme/fonts.css';
import '@smart-elevator/shared-ui/theme/tokens.css';
import '@smart-elevator/shared-ui/theme/base.css';
import '@smart-elevator/shared-ui/theme/print.css';
import own from '../language/hi.json';
import { publicPages, type PublicPage } from './publicPages';

/** The addresses of a public page's files. */
export interface PageFiles {
  style: string;
  script: string;
  /** The files that sign-in needs; the script fetches them when the page has been painted. */
  next: readonly string[];
}

/**
 * Each public page as a file of plain HTML that needs no script, by its name under the site's pages/: `about.html`, and
 * `about.hi.html` in Hindi.
 */
export function renderPages(files: PageFiles): Map<string, string> {
  languageState.sentences.hi = new Map(Object.entries({ ...shared, ...own }));
  const inLanguage = (language: Language) => {
    languageState.language = language;
    const ending = language === 'en' ? 'html' : `${language}.html`;
    return publicPages.map((page) => [`${page.file}.${ending}`, renderPage(page, files)] as const);
  };
  return new Map(LANGUAGES.flatMap(inLanguage));
}

function renderPage(page: PublicPage, files: PageFiles): string {
  const { path, Screen } = page;
  const named = page.title ? `${t(page.title)} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  const description = t(page.description);
  const { style, script, next } = files;
  const html = (
    <html lang={languageState.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{named}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#10302D" />
        <meta name="description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={PRODUCT_NAME} />
        <meta property="og:title" content={named} />
        <meta property="og:description" content={description} />
        <meta name="twitter:card" content="summary" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={style} />
        <script async src={script} data-next={next.join(' ')} />
      </head>
      <body>
        <div id="root">
          <StaticRouter location={path}>
            <Screen />
          </StaticRouter>
        </div>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(html)}`;
}
