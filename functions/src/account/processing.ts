import type { Profile } from '@aura/shared-domain';

/** Why personal data is stored, on which legal ground, and for how long (LGPD, art. 37). */
interface Processing {
  /** Purpose of the data. */
  readonly purpose: string;
  /** Ground in article 7 of the LGPD. */
  readonly basis: 'contract' | 'consent' | 'legal duty' | 'legitimate interest';
  readonly retention: string;
}

const ACCOUNT = 'until the account is erased';
const makeContractPurpose = (purpose: string, retention = ACCOUNT): Processing => ({
  purpose,
  basis: 'contract',
  retention,
});
const makeInterestPurpose = (purpose: string, retention: string): Processing => ({
  purpose,
  basis: 'legitimate interest',
  retention,
});

/** Every field of `users/{uid}`: a field of the profile that is missing here does not compile. */
export const PROFILE_PROCESSING = {
  name: makeContractPurpose('to address the person and to head their documents'),
  avatarUrl: makeContractPurpose('to show the person a picture that they chose'),
  role: makeContractPurpose('to open the cockpit to managers of a company'),
  plan: makeContractPurpose('to know what the person may use'),
  credits: makeContractPurpose('to know what the person may use'),
  acesso_expira_em: makeContractPurpose('to end an access that was paid for'),
  stripeCustomerId: makeContractPurpose('to manage what the person buys'),
  usageCounts: makeContractPurpose('to hold the limits of the plan'),
  usagePeriod: makeContractPurpose('to hold the limits of the plan'),
  points: makeContractPurpose('to show progress'),
  pointEntries: makeContractPurpose('to number the ledger of points'),
  badges: makeContractPurpose('to show what was achieved'),
  careerProfile: makeContractPurpose('to measure against the goal of the person'),
  careerPlan: makeContractPurpose('to keep the tasks of the plan'),
  diagnosticoCompleto: makeContractPurpose('to open the tools'),
  lastDiagnosisResult: makeContractPurpose('to show the newest diagnosis'),
  resumeText: makeContractPurpose('to analyse the CV that the person gave'),
  journeyPhase: makeContractPurpose('to show where the person stands'),
  behavioralTestCompleted: makeContractPurpose('to know whether the mapping was done'),
  behavioralResult: {
    purpose: 'to show the behavioural mapping to the person alone',
    basis: 'consent',
    retention: 'until the person takes it away, or erases the account',
  },
  notifications: makeContractPurpose('to tell the person what happened', 'the latest 100'),
  readNotifications: makeContractPurpose('to know which of them were seen', 'as long as the notices'),
  recordCounts: makeInterestPurpose('to bound how many documents a browser adds', ACCOUNT),
} satisfies Record<keyof Profile | 'readNotifications' | 'recordCounts', Processing>;

/** Every collection that holds something of people, by its name. */
export const COLLECTION_PROCESSING: Readonly<Record<string, Processing>> = {
  users: makeContractPurpose('the profile, field by field above'),
  consents: { purpose: 'to prove what was accepted and refused', basis: 'legal duty', retention: ACCOUNT },
  diagnoses: makeContractPurpose('to show and compare diagnoses', 'the latest 50'),
  taskEvidence: makeContractPurpose('to keep proofs of tasks', 'until the person takes them away'),
  drafts: makeContractPurpose('to keep half-finished work', 'until the work is done'),
  resumeRuns: makeContractPurpose(
    'to show analyses of the CV, and why a version changed it',
    'the latest 12',
  ),
  linkedinRuns: makeContractPurpose('to show analyses of the LinkedIn profile', 'the latest 12'),
  interviews: makeContractPurpose('to show simulations and their report', 'the latest 20'),
  savedJobs: makeContractPurpose('to keep jobs that the person follows', 'until the person takes them away'),
  jobAlerts: makeContractPurpose('to tell of new jobs for a search', 'until the person ends them'),
  jobSearches: makeContractPurpose(
    'to count a search once a day, by a hash without its words',
    'a day (TTL)',
  ),
  mentorMessages: makeContractPurpose('to go on with a conversation', 'the latest 300'),
  mentorFacts: makeContractPurpose(
    'to remember what the person confirmed',
    'the latest 100, and a day each states (TTL)',
  ),
  mentorState: makeContractPurpose('to count answered messages'),
  lessonProgress: makeContractPurpose('to show what was learned'),
  lessonState: makeContractPurpose('to bring back what was learned'),
  pointEvents: makeContractPurpose('to show where points come from'),
  behavioralResults: {
    purpose: 'to show earlier mappings to the person alone',
    basis: 'consent',
    retention: 'until the person takes them away, or erases the account',
  },
  aiUsage: makeContractPurpose('to hold the share of a model that one person may use', '40 days (TTL)'),
  badgeCredentials: makeContractPurpose('to let others check a badge that the person shows'),
  billing: makeContractPurpose('to give what was paid for, and to bill it'),
  grants: makeContractPurpose('to give what an operator granted'),
  stripeEvents: makeContractPurpose('to heed an event of the payment provider once', '60 days (TTL)'),
  companies: makeContractPurpose('to run the programme of a company'),
  people: makeContractPurpose(
    'to invite whom the company listed',
    'until the company takes them from its list',
  ),
  invites: makeContractPurpose('to invite whom the company listed'),
  members: makeContractPurpose('to know who accepted, and what they share'),
  snapshots: makeInterestPurpose(
    'numbers of groups, in which nobody is named',
    'until the company is closed',
  ),
  snapshotParts: makeInterestPurpose(
    'to go on with numbers of groups where a run was cut; names nobody',
    'until the numbers are stored, at most two days (TTL)',
  ),
  pulses: makeInterestPurpose(
    'to publish what groups answered, in which nobody is named',
    'the latest 12, until the company is closed',
  ),
  pulseAnswers: {
    purpose: 'to count the answers to a pulse, under a name that only its key gives',
    basis: 'consent',
    retention: 'until the pulse is counted, the person takes the answer back, or erases the account',
  },
  companyContracts: makeContractPurpose(
    'to keep what was agreed with a company; names no person',
    'also after the company is closed',
  ),
  auditLog: makeInterestPurpose('to show a company who did what', 'until the company is closed'),
  leads: makeInterestPurpose('to answer who wrote', '365 days (TTL)'),
  messageOutbox: makeContractPurpose('to send an e-mail', 'until it is sent'),
  sentMessages: makeContractPurpose('to send an e-mail once', '60 days (TTL)'),
  messageChoices: makeContractPurpose('to send the messages that the person chose'),
  messageStops: makeInterestPurpose(
    'to send nothing more to an address that refused it, by a keyed hash of the address',
    'without an end: who refused messages stays without them',
  ),
  pushSubscriptions: {
    purpose: 'to show notices on a device',
    basis: 'consent',
    retention: 'until the person or the browser takes it back, or the account is erased',
  },
  messageCounts: makeInterestPurpose('to send nobody too much', 'two days (TTL)'),
  operatorLog: { purpose: 'to show what operators did', basis: 'legal duty', retention: 'five years (TTL)' },
  operatorLogState: makeInterestPurpose("to go on with the operators' log; a number and a hash", 'none'),
  migrations: makeInterestPurpose('to know which changes of stored data were made; names no person', 'none'),
  endedSessions: makeInterestPurpose(
    'to refuse tokens of ended sessions, by a hash of the account',
    'two hours (TTL)',
  ),
  sessions: makeInterestPurpose(
    'to show the person where their account is signed in, by browser and system',
    'the latest 20, until the person ends them, at most 90 days after the last call (TTL)',
  ),
  telemetry: makeInterestPurpose('to see versions that fail, without saying whose', '90 days (TTL)'),
  telemetrySeen: makeInterestPurpose('to count everybody once, without saying who', '7 days (TTL)'),
  marketSnapshots: makeInterestPurpose(
    'job ads of companies, to search them',
    'until the next two are stored',
  ),
  marketParts: makeInterestPurpose('job ads of companies, to search them', 'until the next two are stored'),
  walks: makeInterestPurpose('to hold the next two collections; has no documents', 'none'),
  walkRuns: makeInterestPurpose('to say whether a walk over people ended', 'two days (TTL)'),
  walkShares: makeContractPurpose(
    'to look after everybody once a day, by the id of the account',
    'until the walk ends, at most two days (TTL)',
  ),
  orphans: makeContractPurpose(
    'to erase whose account is gone, by its id',
    'until erased, at most two days (TTL)',
  ),
  aiBudget: makeInterestPurpose('to hold what models cost; tokens of everybody', '40 days (TTL)'),
  aiLeases: makeInterestPurpose('to hold what models cost; tokens of a process', '40 days (TTL)'),
  callBuckets: makeInterestPurpose(
    'to hold costly calls, by a hash of the address or account',
    'minutes (TTL)',
  ),
};
