/** A style sheet, a font or a picture: nothing that a test could look at. */
module.exports = '';
