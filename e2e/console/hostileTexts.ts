/** Set if a payload is executed. */
export const EXECUTED_FLAG = '__somethingRan';

const CALL = `window.${EXECUTED_FLAG}=1`;

/** Injection payloads. Each is truncated to the length of its field. */
export const hostileTexts: Readonly<Record<string, string>> = {
  markup: `"><img src=x onerror=${CALL}><script>${CALL}</script>'--></title></textarea><svg/onload=${CALL}>`,
  attribute: `' onmouseover='${CALL}' autofocus onfocus='${CALL}' x='`,
  address: `javascript:${CALL}//`,
  template: '{{constructor.constructor("x")()}}${7*7}<%= 7*7 %>',
  formula: '=HYPERLINK("http://evil.example","pay")+cmd|\'/C calc\'!A0',
  unbroken: 'W'.repeat(400),
  direction: '\u202egnp.exe\u2066 \u200b\u200f marks',
  stacked: `Z${'\u0351\u0323\u0346'.repeat(60)}`,
  header: 'Meera\r\nBcc: victim@example.com',
};
