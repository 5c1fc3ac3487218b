import { runStandalone } from '@smart-elevator/federation/runStandalone';
import description from '../remote.json';
import remote from './remote';

runStandalone(remote, description);
