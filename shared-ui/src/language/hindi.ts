import { languageState } from './languageState';
import sentences from './hi.json';
import { matchServerMessage } from './matchServerMessage';

// English needs no translation of what the server answers, so the code comes with the first other language.
languageState.translateAnswer = matchServerMessage;

export default sentences;
