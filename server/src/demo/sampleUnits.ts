import type { RegisterUnit } from './register';

/** A building of the sample data: its address as in a register, and the machines of its lifts. */
interface SampleBuilding {
  name: string;
  address: string;
  prefix: string;
  machines: readonly string[];
}

const TRACTION = 'Traction Overhead (TO)';
const HYDRAULIC = 'Hydraulic Basement (HB)';

const BUILDINGS: readonly SampleBuilding[] = [
  {
    name: 'Lotus Heights',
    address: '14 Linking Road , Bandra West , Mumbai , 400050 , Mumbai',
    prefix: 'LH',
    machines: [TRACTION, TRACTION, TRACTION, HYDRAULIC],
  },
  {
    name: 'Green Valley Society',
    address: '7 Baner Road , Baner , Pune , 411045 , Pune',
    prefix: 'GV',
    machines: [TRACTION, TRACTION, TRACTION, TRACTION, HYDRAULIC],
  },
  {
    name: 'Sunrise Hospital',
    address: '22 Gangapur Road , Nashik , 422005 , Nashik',
    prefix: 'SH',
    machines: [TRACTION, HYDRAULIC, HYDRAULIC],
  },
];

/** The lifts of the sample data, as a register has them. */
export const SAMPLE_UNITS: readonly RegisterUnit[] = BUILDINGS.flatMap(
  ({ name, address, prefix, machines }) =>
    machines.map((equipment_type, at) => ({
      registration_number: `${prefix}-${at + 1}`,
      location_name: name,
      location_address: address,
      equipment_type,
      certificate_expiration_date: '2023-01-11',
      last_inspection_date: '2022-01-11',
    })),
);
