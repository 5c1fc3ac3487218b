import { UPLOAD_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import { guessHeaders } from './guessHeaders';

/** The guessed header of each column. */
const guessed = (header: readonly string[], rows: readonly (readonly string[])[] = []) =>
  Object.fromEntries(Object.entries(guessHeaders(header, rows)).map(([column, at]) => [column, header[at]]));

/** A table with a header, its cells divided by bars. */
const table = (text: string) => {
  const [header = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return { header, rows };
};
const guessedByContent = (text: string) => {
  const { header, rows } = table(text);
  return guessed(header, rows);
};

test('the register of Maryland: five columns are the template’s, and four are nothing of it', () => {
  const header = [
    'registration_number',
    'location_name',
    'location_type',
    'county',
    'location_address',
    'status',
    'equipment_type',
    'certificate_expiration_date',
    'last_inspection_date',
  ];
  const rows = [
    [
      'AA1000',
      '111 Cathedral Street',
      'Private',
      'Anne Arundel',
      '111 Cathedral St , Annapolis , MD , 21401-2701 , Anne Arundel',
      'Active',
      'Hydraulic Basement (HB)',
      '2023-03-01',
      '2021-09-01',
    ],
    [
      'AA1001',
      'Maryland State Education Association Headquarters',
      'Private',
      'Anne Arundel',
      '140 Main St , Annapolis , MD , 21401-2003 , Anne Arundel',
      'Active',
      'Hydraulic Basement (HB)',
      '2022-09-01',
      '2022-03-18',
    ],
    [
      'AA1002',
      'More Goodies Mall',
      'Private',
      'Anne Arundel',
      '112 Main St , Annapolis , MD , 21401-2026 , Anne Arundel',
      'Active',
      'Hydraulic Basement (HB)',
      '2022-10-11',
      '2022-06-01',
    ],
    [
      'AA1003',
      'Chase/Lloyd House',
      'Private',
      'Anne Arundel',
      '22 Maryland Ave , Annapolis , MD , 21401-1628 , Anne Arundel',
      'Active',
      'Traction Overhead (TO)',
      '2023-06-01',
      '2021-09-28',
    ],
  ];
  const right = {
    elevator_name: 'registration_number',
    building_name: 'location_name',
    elevator_address: 'location_address',
    main_due_date: 'certificate_expiration_date',
    main_completed_date: 'last_inspection_date',
  };
  expect(guessed(header)).toEqual(right);
  expect(guessed(header, rows)).toEqual(right);
});

describe('registers in other languages (R885)', () => {
  test.each([
    [
      'German',
      'Anlagennummer|Gebäude|Straße und Hausnummer|PLZ|Ort|Betreiber|Telefon|E-Mail|Tragkraft (kg)|Haltestellen|Inbetriebnahme|Nächste Wartung|Letzte Wartung|Monteur',
      'elevator_name|building_name|elevator_address|elevator_zip||customer_first_name|customer_phone|customer_email|capacity_kg||install_date|main_due_date|main_completed_date|technician',
    ],
    [
      'French',
      "Numéro d'appareil|Immeuble|Adresse|Code postal|Commune|Propriétaire|Téléphone|Courriel|Charge nominale|Niveaux|Date de mise en service|Prochaine visite|Dernière visite|Technicien",
      'elevator_name|building_name|elevator_address|elevator_zip||customer_first_name|customer_phone|customer_email|capacity_kg||install_date|main_due_date|main_completed_date|technician',
    ],
    [
      'Spanish',
      'N.º de ascensor|Edificio|Dirección|Código postal|Municipio|Propietario|Teléfono|Correo electrónico|Carga máxima|Paradas|Fecha de instalación|Próxima revisión|Última revisión|Técnico',
      'elevator_name|building_name|elevator_address|elevator_zip||customer_first_name|customer_phone|customer_email|capacity_kg||install_date|main_due_date|main_completed_date|technician',
    ],
    [
      'Hindi',
      'लिफ्ट संख्या|भवन का नाम|पता|पिन कोड|शहर|ग्राहक का नाम|मोबाइल नंबर|ईमेल|क्षमता|मंज़िलें|स्थापना तिथि|देय तिथि|पिछली सर्विस|तकनीशियन',
      'elevator_name|building_name|elevator_address|elevator_zip||customer_first_name|customer_phone|customer_email|capacity_kg||install_date|main_due_date|main_completed_date|technician',
    ],
    [
      'Italian',
      'Matricola|Condominio|Indirizzo|CAP|Comune|Proprietario|Telefono|Email|Portata|Fermate|Data installazione|Prossima verifica|Ultima verifica|Manutentore',
      'elevator_name|building_name|elevator_address|elevator_zip||customer_first_name|customer_phone|customer_email|capacity_kg||install_date|main_due_date|main_completed_date|technician',
    ],
    [
      'Portuguese',
      'Elevador|Edifício|Endereço|CEP|Cidade|Proprietário|Telefone|E-mail|Capacidade|Andares|Data de instalação|Próxima manutenção|Última manutenção|Técnico',
      'elevator_name|building_name|elevator_address|elevator_zip||customer_first_name|customer_phone|customer_email|capacity_kg||install_date|main_due_date|main_completed_date|technician',
    ],
  ])('%s: all columns by their names', (_, header, columns) => {
    const names = header.split('|');
    const expected = columns.split('|').flatMap((column, at) => (column ? [[column, names[at]]] : []));
    expect(guessed(names)).toEqual(Object.fromEntries(expected));
  });
});

describe('registers whose names are short or in other scripts, with what they contain (R885)', () => {
  test('a German one with abbreviations', () => {
    const { header, rows } = table(`
      Fabr.-Nr. | Objekt | Str. | PLZ | Ort | Kunde | Tel. | Baujahr | Haltest. | Nutzlast | TÜV bis | Rhythmus
      4711/01 | Rathaus | Marktplatz 1 | 20095 | Hamburg | Stadt Hamburg | 040 123456 | 1998 | 5 | 630 | 31.12.2036 | Monthly
      4711/02 | Rathaus | Marktplatz 1 | 20095 | Hamburg | Stadt Hamburg | 040 123456 | 2004 | 5 | 1000 | 31.12.2036 | Monthly
      4712/07 | Hauptbahnhof | Bahnhofstr. 3 | 80335 | München | DB AG | 089 9876543 | 2011 | 3 | 1600 | 30.06.2037 | Quarterly`);
    expect(guessed(header, rows)).toEqual({
      elevator_name: 'Fabr.-Nr.',
      building_name: 'Objekt',
      elevator_address: 'Str.',
      elevator_zip: 'PLZ',
      customer_first_name: 'Kunde',
      customer_phone: 'Tel.',
      install_date: 'Baujahr',
      main_due_date: 'TÜV bis',
      main_cycle: 'Rhythmus',
    });
  });

  test('a Chinese one', () => {
    const { header, rows } = table(`
      設備編號 | 地址 | 樓宇名稱 | 承辦商 | 樓層 | 載重 | 檢驗日期 | 屆滿日期 | 電話
      LC0001 | 中環皇后大道中1號 | 滙豐大廈 | 奧的斯 | 43 | 1000 | 2026-05-01 | 2027-05-01 | 2822 1111
      LC0002 | 中環德輔道中4號 | 渣打大廈 | 迅達 | 42 | 900 | 2026-06-11 | 2027-06-11 | 2820 3333`);
    expect(guessed(header, rows)).toEqual({
      elevator_name: '設備編號',
      elevator_address: '地址',
      building_name: '樓宇名稱',
      capacity_kg: '載重',
      main_completed_date: '檢驗日期',
      main_due_date: '屆滿日期',
      customer_phone: '電話',
    });
  });
});

describe('columns whose names say nothing, by what they contain (R885)', () => {
  const register = `
    A | B | C | D | E | F | G | H | I | J | K
    L-101 | Shanti Tower | 4 MG Road, Pune | 411001 | Asha Patil | asha.patil@example.com | 98765 43210 | 12 | 630 kg | 03/04/2009 | Monthly
    L-102 | Ganga Residency | 17 FC Road, Pune | 411004 | Ravi Kumar | kumar@example.com | +91 98220 11223 | 7 | 408 kg | 15/08/2016 | Quarterly
    L-103 | Ganga Residency | 17 FC Road, Pune | 411004 | Ravi Kumar | kumar@example.com | +91 98220 11223 | 7 | 408 kg | 21/01/2012 | Monthly
    L-104 | Hotel Surya | 3 Station Road, Nashik | 422001 | Meera Joshi | meera.j@example.com | 0253 2501234 | 5 | 884 kg | 30/11/2019 | Monthly
    L-105 | City Hospital | 9 Main Street, Nashik | 422001 | Anil Shah | anil.shah@example.com | 9822012345 | 4 | 1000 kg | 02/02/1998 | Monthly`;

  test('e-mail addresses, phones, zip codes, days, names, addresses, capacities and cycles; floors are nothing', () => {
    expect(guessedByContent(register)).toEqual({
      elevator_name: 'A',
      building_name: 'B',
      elevator_address: 'C',
      elevator_zip: 'D',
      customer_first_name: 'E',
      customer_email: 'F',
      customer_phone: 'G',
      capacity_kg: 'I',
      install_date: 'J',
      main_cycle: 'K',
    });
  });

  test('first and last names beside e-mail addresses that contain them', () => {
    const file = `
      x | y | z
      Asha | Patil | asha.patil@example.com
      Ravi | Kumar | ravi.kumar@example.com
      Meera | Joshi | mjoshi.meera@example.com`;
    expect(guessedByContent(file)).toEqual({
      customer_first_name: 'x',
      customer_last_name: 'y',
      customer_email: 'z',
    });
  });

  test('a name that the values contradict is not taken', () => {
    const file = `
      Address | Phone | Due date | Building
      asha@example.com | none | yes | 4
      ravi@example.com | none | no | 4`;
    expect(guessedByContent(file)).toEqual({ customer_email: 'Address' });
  });

  test('a name with generic words alone is not enough', () => {
    expect(guessed(['Date', 'Name', 'No.', 'ID', 'Fecha', 'Datum'])).toEqual({});
  });
});

test.each([
  ['E-mail', 'customer_email'],
  ['Mobile', 'customer_phone'],
  ['Phone number', 'customer_phone'],
  ['PIN code', 'elevator_zip'],
  ['buildingName', 'building_name'],
  ['Date installed', 'install_date'],
  ['Next service date', 'main_due_date'],
  ['Frequency', 'main_cycle'],
  ['Engineer name', 'technician'],
  ['Load (kg)', 'capacity_kg'],
  ['升降機編號', 'elevator_name'],
  ['ಕಟ್ಟಡದ ಹೆಸರು', 'building_name'],
])('%s is taken for %s', (name, column) => {
  expect(guessed([name])).toEqual({ [column]: name });
});

test('a column is used once, by the most similar name, and names that are not similar by none', () => {
  expect(guessed(['Lamp type', 'Address', 'E-mail address'])).toEqual({
    elevator_address: 'Address',
    customer_email: 'E-mail address',
  });
});

test('the names of the template are all guessed', () => {
  expect(guessed(UPLOAD_COLUMNS)).toEqual(Object.fromEntries(UPLOAD_COLUMNS.map((name) => [name, name])));
});
