/** Required for an invitation. */
const REQUIRED_FIELDS = ['name', 'email', 'department'] as const;

/** Further fields that a company may fill in. */
export const OPTIONAL_FIELDS = ['isManager', 'unit', 'admittedOn'] as const;

/** A company's fields about a person, in display order. */
export const PERSON_FIELDS = [...REQUIRED_FIELDS, ...OPTIONAL_FIELDS] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

const REQUIRED: ReadonlySet<PersonField> = new Set(REQUIRED_FIELDS);
export const isRequired = (field: PersonField): boolean => REQUIRED.has(field);

export const FIELD_NAMES: Readonly<Record<PersonField, string>> = {
  name: 'Nome',
  email: 'E-mail',
  department: 'Departamento',
  isManager: 'Gestor?',
  unit: 'Unidade',
  admittedOn: 'Admissão',
};

/** A person as texts, typed or from a table. A missing field is unknown; an empty text means that it has no value. */
export type PersonTexts = Readonly<
  Record<(typeof REQUIRED_FIELDS)[number], string> & Partial<Record<(typeof OPTIONAL_FIELDS)[number], string>>
>;
