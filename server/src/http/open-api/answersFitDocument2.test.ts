import { testGeneratedRequests } from '../../testing/generatedRequests';

testGeneratedRequests(2);
