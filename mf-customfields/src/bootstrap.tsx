import { standAlone } from '@smart-elevator/federation/standAlone';
import description from '../remote.json';
import remote from './remote';

standAlone(remote, description);
