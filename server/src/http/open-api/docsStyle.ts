/** The style sheet of the page of the API. */
export const docsStyle = `
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --back: #fff; --soft: #f3f5f7; --line: #d1d9e0; --link: #0757b8; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --quiet: #a3adb8; --back: #14181d; --soft: #20262d; --line: #3a434d; --link: #79b8ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 80rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--text); background: var(--back); display: grid; gap: 0 3rem; }
header, main, nav { min-width: 0; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 0.5rem; }
h2 { font-size: 1.375rem; margin: 2.5rem 0 0.5rem; }
h3 { font-size: 1.125rem; margin: 0; }
h4 { font-size: 1rem; margin: 1rem 0 0.25rem; }
h2, h3 { scroll-margin-top: 1rem; }
p { margin: 0.5rem 0; max-width: 45rem; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0.5rem 0; padding: 0.75rem; background: var(--soft); border-radius: 0.25rem; white-space: pre-wrap;
  max-height: 24rem; overflow: auto; }
nav h2 { font-size: 1rem; margin: 1rem 0 0.25rem; }
nav ul { margin: 0; padding: 0; list-style: none; font-size: 0.875rem; }
nav li { padding: 0.125rem 0; }
article { margin: 1rem 0; padding: 1rem 0 1.5rem; border-top: 1px solid var(--line); }
article ul { margin: 0; padding: 0; list-style: none; }
article li { padding: 0.125rem 0; }
.address strong { display: inline-block; min-width: 4rem; }
.scrolls { overflow-x: auto; margin: 0.75rem 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 1rem 0.375rem 0; border-bottom: 1px solid var(--line);
  font-weight: normal; }
th code { white-space: nowrap; }
thead th { color: var(--quiet); }
td:nth-child(3), td:nth-child(4) { min-width: 8rem; }
td:nth-child(5) { min-width: 14rem; }
summary { cursor: pointer; padding: 0.125rem 0; }
@media (min-width: 60rem) {
  body { grid-template-columns: 16rem minmax(0, 1fr); }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding-block-end: 2rem; }
}
@media print {
  :root { color-scheme: light; --text: #000; --quiet: #333; --back: #fff; --soft: #fff; --line: #999; --link: #000; }
  nav, details { display: none; }
  body { display: block; max-width: none; font-size: 0.75rem; }
  .scrolls { overflow: visible; }
  th code { white-space: normal; }
  td:nth-child(n) { min-width: 0; padding-inline-end: 0.5rem; }
  tr, h3, .address { break-inside: avoid; }
  h3, .address, thead { break-after: avoid; }
}
`;
