/** What webpack and jest make of a stylesheet: a CSS module answers its class names. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';
