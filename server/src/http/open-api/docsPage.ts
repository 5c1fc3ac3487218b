import { MAX_INTEGER } from '@smart-elevator/shared-api/contract/fields';
import type { Answer, Operation, Parameter, Reference } from './documentParts';
import type { JsonSchema } from './jsonSchema';
import type { openApi } from './openApi';

/** A piece of HTML; texts within it are escaped. */
interface Html {
  readonly markup: string;
}

type Part = Html | string | number | undefined | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const markupOf = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(markupOf).join('');
  return String(part).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
};

/** HTML out of a template: a text in `${}` is escaped, a piece of HTML is not. */
const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: pieces.map((piece, at) => piece + markupOf(parts[at])).join(''),
});

type Document = ReturnType<typeof openApi>;
type Schemas = Readonly<Record<string, JsonSchema>>;

/** A call with its address. */
interface Call extends Operation {
  method: string;
  path: string;
}

/** The OpenAPI document as a page for people. It needs no script. */
export function docsPage(document: Document): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): Call => ({ ...one, method: method.toUpperCase(), path })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ tags }) => tags.includes(name)),
  }));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API · ${document.info.title}</title>
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <header>
          <h1>The API of ${document.info.title}</h1>
          <p>
            Version ${document.info.version}. <a href="/api/schema/">The same as an OpenAPI 3.1 document</a>.
          </p>
          ${document.info.description.split('\n\n').map((text) => html`<p>${withCode(text)}</p>`)}
        </header>
        <nav aria-label="Calls">
          ${groups.map(
            ({ name, calls: listed }) =>
              html`<h2><a href="#${name}">${titleOf(name)}</a></h2>
                <ul>
                  ${listed.map((call) => html`<li><a href="#${call.operationId}">${call.summary}</a></li>`)}
                </ul>`,
          )}
        </nav>
        <main>
          ${groups.map(
            ({ name, calls: listed }) =>
              html`<section aria-labelledby="${name}">
                <h2 id="${name}">${titleOf(name)}</h2>
                ${listed.map((call) => article(call, document))}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
  return page.markup;
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Text between backticks is code. */
const withCode = (text: string): Html[] =>
  text.split('`').map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));

function article(call: Call, { components }: Document): Html {
  const shared: Readonly<Record<string, Parameter>> = components.parameters;
  const parameters = (call.parameters ?? []).flatMap((one) =>
    '$ref' in one ? (shared[lastOf(one)] ?? []) : one,
  );
  const [body] = Object.entries(call.requestBody?.content ?? {});
  return html`<article aria-labelledby="${call.operationId}">
    <h3 id="${call.operationId}">${call.summary}</h3>
    <p class="address"><strong>${call.method}</strong> <code>${call.path}</code></p>
    <p>${withCode(call.description)}</p>
    ${parameters.length > 0 ? parameterTable(call.summary, parameters, components.schemas) : undefined}
    ${body ? example(`Body, ${body[0]}`, body[1].example) : undefined}
    <h4>Answers</h4>
    <ul>
      ${Object.entries(call.responses).map(([status, one]) =>
        answer(status, '$ref' in one ? components.responses[lastOf(one)] : one),
      )}
    </ul>
  </article>`;
}

const lastOf = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

const parameterTable = (summary: string, parameters: readonly Parameter[], schemas: Schemas): Html =>
  html`<div class="scrolls" tabindex="0" role="region" aria-label="Parameters: ${summary}">
    <table>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">In</th>
          <th scope="col">Value</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          ({ name, in: place, required, schema, description = '' }) =>
            html`<tr>
              <th scope="row"><code>${name}</code>${required ? ', required' : ''}</th>
              <td>${place}</td>
              <td>${valueOf(schema, schemas)}</td>
              <td>${withCode(description)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** The values that a parameter takes, in words. */
function valueOf(schema: JsonSchema, schemas: Schemas): string {
  const { $ref, type, enum: choices, format, minimum, maximum, maxLength } = schema;
  if (typeof $ref === 'string') return valueOf(schemas[lastOf({ $ref })] ?? {}, schemas);
  if (choices) return choices.map((choice) => (choice === null ? 'null' : String(choice))).join(', ');
  const limits = [
    minimum === undefined ? undefined : `from ${minimum}`,
    maximum === undefined || maximum === MAX_INTEGER ? undefined : `to ${maximum}`,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
  ];
  return [format ?? [type].flat().join(' or '), ...limits].filter(Boolean).join(' ');
}

function answer(status: string, documented: Answer | undefined): Html {
  const media = Object.entries(documented?.content ?? {});
  const isSuccess = status.startsWith('2');
  return html`<li>
    <strong>${status}</strong> ${documented?.description}
    ${
      isSuccess
        ? media.flatMap(([type, { example: one, examples }]) =>
            examples
              ? Object.values(examples).map(
                  ({ summary, value }) => html`${example(`${type}, ${summary.replaceAll('`', '')}`, value)}`,
                )
              : [example(type, one)],
          )
        : undefined
    }
  </li>`;
}

const example = (title: string, value: unknown): Html =>
  html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
  </details>`;
