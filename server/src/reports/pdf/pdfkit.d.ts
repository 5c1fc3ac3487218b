import type { DocumentFont } from './documentFont';

// pdfkit takes an open font (since 0.18); its types do not say so yet.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: DocumentFont): this;
    }
  }
}
