import type { TicketPriority } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';

/** A kind of fault, described as a customer would. */
export interface TicketKind {
  /** At most 32 characters. */
  label: string;
  /** Each is followed by the name of the building. */
  summaries: readonly [string, ...string[]];
  description: string;
  weights: Readonly<Record<TicketPriority, number>>;
  /** How often it happens, relative to the others. */
  share: number;
}

const weights = (Critical: number, High: number, Medium: number, Low: number, Unspecified = 1) => ({
  Unspecified,
  Critical,
  High,
  Medium,
  Low,
});

const kind = (
  share: number,
  label: string,
  priorities: TicketKind['weights'],
  summaries: TicketKind['summaries'],
  description: string,
): TicketKind => ({ share, label, weights: priorities, summaries, description });

export const TICKET_KINDS: readonly TicketKind[] = [
  kind(
    14,
    'Doors',
    weights(0, 3, 6, 3),
    ['Doors reopen again and again', 'Door does not close fully', 'Door scrapes along the sill'],
    'The doors start to close and open again although nothing is between them. It happens on most floors.',
  ),
  kind(
    4,
    'Stuck car',
    weights(12, 1, 0, 0, 0),
    ['Passenger was trapped between floors', 'Car stopped between floors with people inside'],
    'The car stopped between floors. The passenger has been released; the car is out of service until it is checked.',
  ),
  kind(
    11,
    'Out of service',
    weights(5, 7, 2, 0),
    ['Car does not move', 'Elevator is dead', 'Elevator does not answer calls'],
    'The elevator does not answer any call. The main switch is on, the display in the car is dark.',
  ),
  kind(
    9,
    'Levelling',
    weights(1, 4, 6, 1),
    ['Car stops below floor level', 'Step of 3 cm at the ground floor'],
    'The car stops a few centimetres off the floor. People with walking frames stumble over the step.',
  ),
  kind(
    8,
    'Noise',
    weights(0, 1, 5, 6),
    ['Grinding noise on the way up', 'Car rattles when it starts', 'Loud hum from the machine room'],
    'There is a noise during the ride that was not there last month. The ride itself is normal.',
  ),
  kind(
    7,
    'Push buttons',
    weights(0, 1, 4, 7),
    ['Button of the second floor sticks', 'Call button does not light up'],
    'The button has to be pressed several times before the call is taken.',
  ),
  kind(
    6,
    'Car lighting',
    weights(0, 0, 3, 8),
    ['Light in the car flickers', 'Two lamps in the car are out'],
    'The light in the car is weak or flickers. The emergency light works.',
  ),
  kind(
    6,
    'Oil leak',
    weights(2, 6, 3, 0),
    ['Oil in the pit', 'Oil around the jack', 'Oil stain in the machine room'],
    'Oil was found during the last visit. The level in the tank has dropped; the seal should be looked at.',
  ),
  kind(
    5,
    'Emergency phone',
    weights(3, 7, 2, 0),
    ['Emergency phone has no line', 'Nobody answers the emergency call'],
    'The monthly test call from the car did not go through.',
  ),
  kind(
    5,
    'Slow ride',
    weights(0, 2, 5, 3),
    ['Ride takes twice as long as usual', 'Car creeps to the top floor'],
    'The car has become slow, above all in the morning when it is cold.',
  ),
  kind(
    4,
    'Controller fault',
    weights(2, 6, 3, 0),
    ['Controller shows a fault again', 'Controller resets itself'],
    'The controller reports a fault and recovers after a restart. It has happened three times this week.',
  ),
  kind(
    4,
    'Indicator',
    weights(0, 0, 3, 7),
    ['Floor indicator shows the wrong floor', 'Floor indicator is dark'],
    'The indicator in the hall does not show where the car is.',
  ),
  kind(
    3,
    'Door edge sensor',
    weights(1, 5, 3, 0),
    ['Door edge does not stop the door', 'Light curtain reports a fault'],
    'The door touched a passenger before it reversed. The sensor has to be checked.',
  ),
  kind(
    3,
    'Vibration',
    weights(0, 3, 5, 2),
    ['Car shakes at full speed', 'Strong vibration near the top floor'],
    'The car vibrates during the ride. The guide shoes may be worn.',
  ),
  kind(
    3,
    'Water in the pit',
    weights(3, 5, 2, 0),
    ['Water in the pit after the rain', 'Pit is damp'],
    'Water was seen in the pit. The elevator was switched off as a precaution.',
  ),
  kind(
    3,
    'Inspection follow-up',
    weights(0, 4, 6, 2),
    ['Remarks of the state inspection', 'Inspection asks for a new certificate frame'],
    'The inspector left remarks that have to be put right before the certificate is renewed.',
  ),
  kind(
    2,
    'Ventilation',
    weights(0, 0, 3, 5),
    ['Fan in the car is loud', 'Machine room is too hot'],
    'The fan runs but moves little air.',
  ),
  kind(
    2,
    'Vandalism',
    weights(1, 3, 4, 2),
    ['Car panel is scratched and bent', 'Handrail was torn off'],
    'Damage was found in the car this morning. Photographs are with the building’s office.',
  ),
  kind(
    2,
    'Modernisation request',
    weights(0, 0, 2, 7, 4),
    ['Offer for a new car interior', 'Offer for LED lighting'],
    'The customer asks for an offer and would like to see samples.',
  ),
];
