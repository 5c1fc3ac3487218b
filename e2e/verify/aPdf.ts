import { createHash } from 'node:crypto';

/** A PDF of one empty page. */
export const A_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n' +
    'trailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF\n',
);

/** The SHA-256 of a file, as it is sent with it. */
export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
