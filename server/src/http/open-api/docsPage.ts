import { fieldTable, lastOf, parameterTable, type Schemas, html, withCode, type Html } from './docsTables';
import type { Answer, Operation, Parameter } from './documentParts';
import type { openApi } from './openApi';

type Document = ReturnType<typeof openApi>;

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
    ${
      body
        ? [
            html`<h4>Body, <code>${body[0]}</code></h4>`,
            fieldTable(`Body: ${call.summary}`, body[1].schema, components.schemas),
            example('Example', body[1].example),
          ]
        : undefined
    }
    <h4>Answers</h4>
    <ul>
      ${Object.entries(call.responses).map(([status, one]) =>
        answer(
          call.summary,
          status,
          '$ref' in one ? components.responses[lastOf(one)] : one,
          components.schemas,
        ),
      )}
    </ul>
  </article>`;
}

function answer(summary: string, status: string, documented: Answer | undefined, schemas: Schemas): Html {
  const media = Object.entries(documented?.content ?? {});
  return html`<li>
    <strong>${status}</strong> ${documented?.description}
    ${
      status.startsWith('2')
        ? media.flatMap(([type, { schema, example: one, examples }]) => [
            fieldTable(`Answer: ${summary}`, schema, schemas),
            ...(examples
              ? Object.values(examples).map((form) =>
                  example(`${type}, ${form.summary.replaceAll('`', '')}`, form.value),
                )
              : [example(type, one)]),
          ])
        : undefined
    }
  </li>`;
}

const example = (title: string, value: unknown): Html =>
  html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
  </details>`;
