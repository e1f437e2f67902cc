import * as v from 'valibot';
import {
  CompanySchema,
  InviteSchema,
  ListedPersonSchema,
  MemberSchema,
  StoredAuditEntrySchema,
  StoredSnapshotSchema,
} from '@aura/shared-company';
import {
  CompanyContractSchema,
  LessonProgressSchema,
  PointEntrySchema,
  PracticeSchema,
  ProfileSchema,
} from '@aura/shared-domain';
import type { SeededDocument } from './document.ts';
import { buildDemoCompany } from './documents.ts';

export const NOW = new Date('2026-11-25T15:00:00Z');

export const PEOPLE = {
  manager: { uid: 'uid-helena', name: 'Helena Duarte', email: 'gestora@demo.aura' },
  colleague: { uid: 'uid-bruno', name: 'Bruno Teles', email: 'colaborador@horizonte.demo.aura' },
};

/** The stored value at a path, by its last part; parsed like the backend. */
const reader =
  <S extends v.GenericSchema>(path: RegExp, schema: S) =>
  (documents: readonly SeededDocument[]): ReadonlyMap<string, v.InferOutput<S>> =>
    new Map(
      documents
        .filter((document) => path.test(document.path))
        .map((document) => [document.path.split('/').at(-1) ?? '', v.parse(schema, document.data)]),
    );

/** Readers of everything that the demo company stores; `owned` are those of one member. */
export const READ = {
  company: reader(/^companies\/horizonte$/, CompanySchema),
  contract: reader(/^companyContracts\/horizonte$/, CompanyContractSchema),
  people: reader(/^companies\/horizonte\/people\/[\w-]{27}$/, ListedPersonSchema),
  invites: reader(/^companies\/horizonte\/invites\/[\w-]{43}$/, InviteSchema),
  members: reader(/^companies\/horizonte\/members\/[\w-]+$/, MemberSchema),
  snapshots: reader(/^companies\/horizonte\/snapshots\/\d{4}-W\d\d$/, StoredSnapshotSchema),
  auditLog: reader(/^companies\/horizonte\/auditLog\/demo-\d\d$/, StoredAuditEntrySchema),
  profiles: reader(/^users\/[\w-]+$/, ProfileSchema),
} as const;

export const owned = (uid: string) => ({
  entries: reader(new RegExp(`^users/${uid}/pointEvents/\\d+$`), PointEntrySchema),
  lessons: reader(new RegExp(`^users/${uid}/lessonProgress/[a-z0-9-]+$`), LessonProgressSchema),
  practice: reader(new RegExp(`^users/${uid}/lessonState/practice$`), PracticeSchema),
});

/** Everything that is stored of the demo company on a day. */
export function storedOn(now: Date): readonly SeededDocument[] {
  const { documents, company } = buildDemoCompany(now, PEOPLE);
  return [...documents, company];
}
