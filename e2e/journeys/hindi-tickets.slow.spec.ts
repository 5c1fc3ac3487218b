import { screens } from '../console/screens';
import { isOfTickets, testInHindi } from '../console/testInHindi';

testInHindi(screens.filter((screen) => isOfTickets(screen)));
