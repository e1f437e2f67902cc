import { type Entry, literal, moduleOf, ofEach, type Report, Text, WordList } from '@aura/content-tools';
import { CONTACT_SUBJECTS, PlanTaskSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { HORIZONTE } from '../seed/horizonte/company.ts';

const DEPARTMENTS = HORIZONTE.departments.map(({ id }) => id);
const ARRIVALS = ['first', 'second', 'third', 'recent'] as const;
const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The people of the demonstration's company. */
export const StaffSchema = v.strictObject({
  departments: v.strictObject(
    ofEach(
      DEPARTMENTS,
      v.strictObject({
        accepting: v.pipe(v.number(), v.integer(), v.description('Quantas pessoas aceitam o convite')),
        pace: v.pipe(Share, v.description('Quanto gostam de aprender, de 0 a 1')),
        people: v.pipe(
          v.strictObject(ofEach(ARRIVALS, v.exactOptional(WordList))),
          v.description('Em que importação entraram na lista; recent, há poucos dias, uma a uma'),
        ),
      }),
    ),
  ),
  objecting: v.pipe(WordList, v.description('Aceitaram e não querem entrar nos números')),
  takenOff: v.pipe(Text, v.description('Aceitou e saiu da lista semanas depois')),
});

const Skill = {
  id: v.pipe(Text, v.description('Da taxonomia')),
  label: v.pipe(Text, v.description('Como a taxonomia a chama')),
  weight: v.pipe(Share, v.description('Peso no objetivo')),
  effort: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
};

/** Career goals of each department. */
export const CareersSchema = v.strictObject({
  common: v.pipe(v.array(v.strictObject(Skill)), v.description('Pedidas em todos os departamentos')),
  departments: v.strictObject(
    ofEach(
      DEPARTMENTS,
      v.strictObject({
        occupation: v.pipe(Text, v.description('Da taxonomia')),
        title: Text,
        commonKnown: v.pipe(v.array(Share), v.description('Quanto se sabe de cada uma de common, na ordem')),
        own: v.array(
          v.strictObject({ ...Skill, known: v.pipe(Share, v.description('Quanto o departamento sabe')) }),
        ),
      }),
    ),
  ),
});

const task = v.omit(PlanTaskSchema, ['id', 'gapId', 'completed', 'horizon']).entries;

/** Tasks of every plan of the demonstration. */
export const DemoTasksSchema = v.strictObject({
  general: v.array(v.strictObject({ id: Text, horizon: PlanTaskSchema.entries.horizon, ...task })),
  practise: v.pipe(v.strictObject(task), v.description('Uma para cada lacuna; {skill} é a competência')),
});

/** Messages sent to the demonstration. */
export const TicketsSchema = v.array(
  v.strictObject({
    id: v.pipe(Text, v.description('O nome no banco; nenhuma execução o grava duas vezes')),
    signs: v.pipe(Text, v.regex(/^[0-9A-Z]{8}$/u, 'oito letras maiúsculas ou algarismos')),
    name: Text,
    email: Text,
    subject: v.picklist(CONTACT_SUBJECTS),
    company: v.optional(v.nullable(Text), null),
    message: Text,
    daysAgo: v.pipe(v.number(), v.description('Antes da execução que o grava')),
  }),
);

type Files<Schema extends v.GenericSchema> = readonly Entry<v.InferOutput<Schema>>[];

/** The modules of the demonstration's people, plans and messages. */
export function writeDemoModules(
  files: {
    readonly staff: Files<typeof StaffSchema>;
    readonly careers: Files<typeof CareersSchema>;
    readonly tasks: Files<typeof DemoTasksSchema>;
    readonly tickets: Files<typeof TicketsSchema>;
  },
  report: Report,
): Readonly<Record<string, string>> {
  for (const file of files.staff) {
    const seen = new Set<string>();
    for (const [department, { people }] of Object.entries(file.data.departments))
      for (const [arrival, names] of Object.entries(people))
        for (const name of names) {
          if (seen.has(name))
            report(file, ['departments', department, 'people', arrival], `"${name}" está duas vezes`);
          seen.add(name);
        }
    for (const name of file.data.objecting)
      if (!seen.has(name)) report(file, ['objecting'], `"${name}" não está em nenhum departamento`);
    if (!seen.has(file.data.takenOff))
      report(file, ['takenOff'], `"${file.data.takenOff}" não está em nenhum departamento`);
  }
  for (const file of files.careers)
    for (const [id, { commonKnown }] of Object.entries(file.data.departments))
      if (commonKnown.length !== file.data.common.length)
        report(file, ['departments', id, 'commonKnown'], 'um número para cada uma de common');
  const careers = files.careers.map(({ data: { common, departments } }) =>
    Object.fromEntries(
      Object.entries(departments).map(([id, { occupation, title, commonKnown, own }]) => [
        id,
        {
          occupationId: occupation,
          title,
          skills: [...common.map((skill, at) => ({ ...skill, known: commonKnown[at] })), ...own],
        },
      ]),
    ),
  );
  return {
    'staff.ts': moduleOf(
      `import type { Staff } from '../seed/horizonte/staff.ts';`,
      ...files.staff.flatMap(({ data: { departments, objecting, takenOff } }) => {
        const staff = Object.entries(departments).map(([department, rest]) => ({ department, ...rest }));
        return [
          `export const STAFF: readonly Staff[] = ${literal(staff)};`,
          `export const OBJECTING: readonly string[] = ${literal(objecting)};`,
          `export const TAKEN_OFF = ${literal(takenOff)};`,
        ];
      }),
    ),
    'careers.ts': moduleOf(
      `import type { Career } from '../seed/horizonte/careers.ts';`,
      `import type { DepartmentId } from '../seed/horizonte/company.ts';`,
      ...careers.map(
        (one) => `export const CAREERS: Readonly<Record<DepartmentId, Career>> = ${literal(one)};`,
      ),
    ),
    'demo-tasks.ts': moduleOf(
      `import type { PlanTask } from '@aura/shared-domain';`,
      `type Written = Omit<PlanTask, 'gapId' | 'completed'>;`,
      ...files.tasks.flatMap(({ data }) => [
        `export const GENERAL: readonly Written[] = ${literal(data.general)};`,
        `export const PRACTISE: Omit<Written, 'id' | 'horizon'> = ${literal(data.practise)};`,
      ]),
    ),
    'tickets.ts': moduleOf(
      `import type { ContactSubject } from '@aura/shared-domain';`,
      `type Ticket = Readonly<Record<'id' | 'signs' | 'name' | 'email' | 'message', string>>`,
      `  & { readonly subject: ContactSubject; readonly company: string | null; readonly daysAgo: number };`,
      ...files.tickets.map(({ data }) => `export const TICKETS: readonly Ticket[] = ${literal(data)};`),
    ),
  };
}
