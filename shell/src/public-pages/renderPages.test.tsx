/** @jest-environment node */
import { publicPages } from './publicPages';
import { renderPages } from './renderPages';

const pages = renderPages({ style: '/public.1.css', script: '/public.1.js', next: ['/shell.1.js'] });
/** The text of a page. */
const wordsOf = (name: string) =>
  (pages.get(`${name}.html`) ?? '')
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test.each(publicPages.map(({ file }) => [file]))(
  '%s is whole before any script runs (R201, R225, R227)',
  (file) => {
    const html = pages.get(`${file}.html`) ?? '';
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<title>(.+ · )?Smart Elevator Maintenance<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{30,160}"/);
    for (const tag of ['og:title', 'og:description', 'og:type']) expect(html).toContain(`property="${tag}"`);
    expect(wordsOf(file)).toContain('© 2024 Smart Elevator Maintenance. All rights reserved.');
  },
);

test.each(publicPages.map(({ file }) => [file]))(
  '%s has a Hindi version with a link to English (R258)',
  (file) => {
    const html = pages.get(`${file}.hi.html`) ?? '';
    expect(html).toMatch(/^<!doctype html><html lang="hi">/);
    expect(html).toMatch(/<meta name="description" content="[^"]*\p{Script=Devanagari}/u);
    expect(html).toContain('<a href="?language=en" lang="en" hrefLang="en">English</a>');
    expect(pages.get(`${file}.html`)).toContain('<a href="?language=hi" lang="hi" hrefLang="hi">हिन्दी</a>');
    const latin = wordsOf(`${file}.hi`)
      .replace(
        /Smart Elevator Maintenance|Android|Settings|Delete( Account)?|English|ELV-\d+|CSV|Excel|PDF|AMC|OTP|\dGB/g,
        '',
      )
      .replace(/Lake View Hospital|Hill Park Society|Station Hotel|Garden Towers/g, '');
    expect(latin.match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
  },
);

test('prices in Hindi have the same digits', () => {
  expect(wordsOf('pricing_details.hi')).toContain('₹13,000 प्रति वर्ष 100 तक संपत्तियाँ 1GB स्टोरेज अभी खरीदें');
});

test('no page contains an inline script or style', () => {
  for (const html of pages.values()) {
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
    expect(html).not.toMatch(/<style| style=/);
  }
});

test('every page lists for its script the next files of the console', () => {
  for (const html of pages.values())
    expect(html).toContain('<script async="" src="/public.1.js" data-next="/shell.1.js"></script>');
});

test('the landing page links to sign-in and to every public page (R221)', () => {
  const landing = pages.get('landing.html') ?? '';
  for (const address of [
    '/login',
    '/about',
    '/pricing_details',
    '/privacy_policy',
    '/contact',
    '/android_app',
  ])
    expect(landing).toContain(`href="${address}"`);
});

test('the landing page leads to the registration, names the lowest price and shows Home (R228)', () => {
  const landing = pages.get('landing.html') ?? '';
  expect(landing).toContain('href="/new_dealer_registration"');
  expect(wordsOf('landing')).toContain('From ₹13,000 a year, the first 6 months free.');
  expect(landing).toMatch(/<source [^>]*srcSet="\/desk-wide-en\.webp"/);
  expect(landing).toMatch(
    /<img src="\/desk-phone-en\.webp" width="720" height="\d+" alt="Home of the console/,
  );
  expect(pages.get('landing.hi.html')).toContain('/desk-phone-hi.webp');
});

test('the page to which Buy Now leads says what to do next (R228)', () => {
  expect(wordsOf('contact')).toContain('The first 6 months are free in every tier');
  const main = /<main.*<\/main>/s.exec(pages.get('contact.html') ?? '')?.[0];
  for (const address of ['/new_dealer_registration', '/pricing_details'])
    expect(main).toContain(`href="${address}"`);
});

test('the feature sections are collapsible on / and on /about (R221)', () => {
  for (const file of ['landing', 'about']) {
    expect((pages.get(`${file}.html`) ?? '').match(/<details/g)).toHaveLength(7);
    expect(wordsOf(file)).toContain('Society managers, technicians and clients');
  }
});

test('prices are in rupees, grouped as in India, and each tier links to the contact page (R222)', () => {
  const words = wordsOf('pricing_details');
  for (const [name, price, assets, storage] of [
    ['Small', '₹13,000', 'up to 100 assets', '1GB'],
    ['Medium', '₹18,000', '100 to 300 assets', '2GB'],
    ['Business', '₹22,000', 'more than 300 assets', '5GB'],
  ])
    expect(words).toMatch(new RegExp(`${name} ${price} a year ${assets} ${storage} storage Buy Now`));
  expect(words).toContain('first 6 months free');
  expect(
    (pages.get('pricing_details.html') ?? '').match(/href="\/contact" aria-label="Buy Now/g),
  ).toHaveLength(3);
});

test('the privacy policy has its effective date and its promise (R223)', () => {
  expect(wordsOf('privacy_policy')).toMatch(
    /Effective date: 17-05-2024 No personally identifiable data is collected\./,
  );
});

test('an account is deleted in the Android app, step by step (R224)', () => {
  expect(wordsOf('delete_account')).toMatch(/sidebar\. .*Settings\. .*Delete Account\. .*Delete\./);
});
