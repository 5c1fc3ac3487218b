import type { DocumentFont } from './documentFont';

// pdfkit accepts an open font (since 0.18), but its types do not include that yet.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: DocumentFont): this;
    }
  }
}
