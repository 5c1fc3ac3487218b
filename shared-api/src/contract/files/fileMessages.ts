/** Why a file is refused, as the server says it and the console shows it. */
export const fileMessages = {
  empty: 'The file is empty.',
  unreadableFile: 'The file could not be read.',
  tooLarge: 'The file is larger than 20 MB.',
  noLength: 'The length of the file must be sent.',
  otherLength: 'Fewer or more bytes arrived than were announced. Please send the file again.',
  otherContent: 'The file was changed on the way. Please send it again.',
  otherType: 'The file is neither a JPEG, PNG or WebP picture nor a PDF.',
  unreadable: 'The picture is damaged and cannot be read.',
  tooManyPixels: 'The picture has more than 40 million pixels. Please send a smaller one.',
  unreadablePdf: 'The PDF is damaged and cannot be read.',
  scriptInPdf: 'The PDF contains a script or starts a program. Please save it without and send it again.',
  encryptedPdf: 'The PDF is encrypted. Please save it without a password and send it again.',
  infected: 'The virus scanner found something in this file, so it was not stored.',
  quota: 'The space for files is used up. Please delete files, or ask for more space.',
  tooMany: 'There are 500 files already. Please delete some first.',
  otherFile: 'Another file was stored under this id.',
} as const;
