/** The types of style sheets in webpack and jest: a CSS module exports its class names. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';
