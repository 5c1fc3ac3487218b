/** The demonstration dealer's technicians: given name and family name. */
export const DEMO_TECHNICIANS = [
  ['Arjun', 'Nair'],
  ['Priya', 'Sharma'],
  ['Vikram', 'Reddy'],
  ['Anil', 'Kulkarni'],
  ['Deepa', 'Iyer'],
  ['Suresh', 'Patil'],
  ['Kavita', 'Joshi'],
  ['Manoj', 'Yadav'],
  ['Rahul', 'Deshmukh'],
  ['Sunita', 'Menon'],
  ['Imran', 'Shaikh'],
  ['Harpreet', 'Gill'],
] as const;
