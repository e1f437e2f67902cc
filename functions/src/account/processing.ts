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
const byContract = (purpose: string, retention = ACCOUNT): Processing => ({
  purpose,
  basis: 'contract',
  retention,
});
const byInterest = (purpose: string, retention: string): Processing => ({
  purpose,
  basis: 'legitimate interest',
  retention,
});

/** Every field of `users/{uid}`: a field of the profile that is missing here does not compile. */
export const PROFILE_PROCESSING = {
  name: byContract('to address the person and to head their documents'),
  avatarUrl: byContract('to show the person a picture that they chose'),
  role: byContract('to open the cockpit to managers of a company'),
  plan: byContract('to know what the person may use'),
  credits: byContract('to know what the person may use'),
  acesso_expira_em: byContract('to end an access that was paid for'),
  stripeCustomerId: byContract('to manage what the person buys'),
  usageCounts: byContract('to hold the limits of the plan'),
  usagePeriod: byContract('to hold the limits of the plan'),
  points: byContract('to show progress'),
  pointEntries: byContract('to number the ledger of points'),
  badges: byContract('to show what was achieved'),
  careerProfile: byContract('to measure against the goal of the person'),
  careerPlan: byContract('to keep the tasks of the plan'),
  diagnosticoCompleto: byContract('to open the tools'),
  lastDiagnosisResult: byContract('to show the newest diagnosis'),
  resumeText: byContract('to analyse the CV that the person gave'),
  journeyPhase: byContract('to show where the person stands'),
  behavioralTestCompleted: byContract('to know whether the mapping was done'),
  behavioralResult: {
    purpose: 'to show the behavioural mapping to the person alone',
    basis: 'consent',
    retention: 'until the person takes it away, or erases the account',
  },
  notifications: byContract('to tell the person what happened', 'the latest 100'),
  readNotifications: byContract('to know which of them were seen', 'as long as the notices'),
} satisfies Record<keyof Profile | 'readNotifications', Processing>;

/** Every collection that holds something of people, by its name. */
export const COLLECTION_PROCESSING: Readonly<Record<string, Processing>> = {
  users: byContract('the profile, field by field above'),
  consents: { purpose: 'to prove what was accepted and refused', basis: 'legal duty', retention: ACCOUNT },
  diagnoses: byContract('to show and compare diagnoses', 'the latest 50'),
  taskEvidence: byContract('to keep proofs of tasks', 'until the person takes them away'),
  drafts: byContract('to keep half-finished work', 'until the work is done'),
  resumeRuns: byContract('to show analyses of the CV', 'the latest 12'),
  linkedinRuns: byContract('to show analyses of the LinkedIn profile', 'the latest 12'),
  interviews: byContract('to show simulations and their report', 'the latest 20'),
  savedJobs: byContract('to keep jobs that the person follows', 'until the person takes them away'),
  jobAlerts: byContract('to tell of new jobs for a search', 'until the person ends them'),
  jobSearches: byContract('to count a search once a day, by a hash without its words', 'a day (TTL)'),
  mentorMessages: byContract('to go on with a conversation', 'the latest 300'),
  mentorFacts: byContract(
    'to remember what the person confirmed',
    'the latest 100, and a day each states (TTL)',
  ),
  mentorState: byContract('to count answered messages'),
  lessonProgress: byContract('to show what was learned'),
  lessonState: byContract('to bring back what was learned'),
  pointEvents: byContract('to show where points come from'),
  behavioralResults: {
    purpose: 'to show earlier mappings to the person alone',
    basis: 'consent',
    retention: 'until the person takes them away, or erases the account',
  },
  aiUsage: byContract('to hold the share of a model that one person may use', '40 days (TTL)'),
  badgeCredentials: byContract('to let others check a badge that the person shows'),
  billing: byContract('to give what was paid for, and to bill it'),
  grants: byContract('to give what an operator granted'),
  stripeEvents: byContract('to heed an event of the payment provider once', '60 days (TTL)'),
  companies: byContract('to run the programme of a company'),
  people: byContract('to invite whom the company listed', 'until the company takes them from its list'),
  invites: byContract('to invite whom the company listed'),
  members: byContract('to know who accepted, and what they share'),
  snapshots: byInterest('numbers of groups, in which nobody is named', 'until the company is closed'),
  auditLog: byInterest('to show a company who did what', 'until the company is closed'),
  leads: byInterest('to answer who wrote', '365 days (TTL)'),
  messageOutbox: byContract('to send an e-mail', 'until it is sent'),
  sentMessages: byContract('to send an e-mail once', '60 days (TTL)'),
  messageCounts: byInterest('to send nobody too much', 'two days (TTL)'),
  operatorLog: { purpose: 'to show what operators did', basis: 'legal duty', retention: 'five years (TTL)' },
  endedSessions: byInterest(
    'to refuse tokens of ended sessions, by a hash of the account',
    'two hours (TTL)',
  ),
  telemetry: byInterest('to see versions that fail, without saying whose', '90 days (TTL)'),
  telemetrySeen: byInterest('to count everybody once, without saying who', '7 days (TTL)'),
  aiBudget: byInterest('to hold what models cost; tokens of everybody', '40 days (TTL)'),
};
