import { held } from './held';
import sentences from './hi.json';
import { translateAnswer } from './translateAnswer';

// English needs no translation of what the server answers, so the code comes with the first other language.
held.translateAnswer = translateAnswer;

export default sentences;
