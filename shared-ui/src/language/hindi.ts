import { languageState } from './languageState';
import sentences from './hi.json';
import { matchServerMessage } from './matchServerMessage';

// English needs no translation of server messages, so this code is loaded with the first other language.
languageState.translateAnswer = matchServerMessage;

export default sentences;
