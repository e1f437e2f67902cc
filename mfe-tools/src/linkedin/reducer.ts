import { createAbsentProfile, type LinkedInProfile } from '@aura/shared-domain';
import type { ReadProfile } from './read-profile.ts';
import { tidyProfile } from './run/tidy-profile.ts';
import { createInitialState, type Declared, type LinkedInState, type Step } from './state.ts';

export type LinkedInAction =
  | { readonly type: 'stepEntered'; readonly step: Step }
  | { readonly type: 'textPasted'; readonly text: string }
  | { readonly type: 'profileRead'; readonly read: ReadProfile; readonly label: string }
  | { readonly type: 'profileMissing'; readonly name: string }
  | { readonly type: 'profileEdited'; readonly patch: Partial<LinkedInProfile> }
  | { readonly type: 'goalChanged'; readonly goal: string }
  | { readonly type: 'declaredChanged'; readonly patch: Partial<Declared> }
  | { readonly type: 'resumeToggled'; readonly withResume: boolean }
  | { readonly type: 'ownerConfirmed'; readonly confirmed: boolean }
  | { readonly type: 'requestPrepared'; readonly requestId: string }
  | { readonly type: 'analysed' };

/** A changed input is another request: only the very same one may be sent under the same id. */
const withChange = (state: LinkedInState, patch: Partial<LinkedInState>): LinkedInState => ({
  ...state,
  ...patch,
  requestId: null,
});

type Section = LinkedInProfile['notInSource'][number];

const isSaid = (value: LinkedInProfile[Section]): number =>
  typeof value === 'string' ? Number(value !== '') : Array.isArray(value) ? value.length : 0;

/** A section that the file does not hold counts from the moment on that the person adds to it. */
function withEdit(profile: LinkedInProfile, patch: Partial<LinkedInProfile>): LinkedInProfile {
  const [before, after] = [tidyProfile(profile), tidyProfile({ ...profile, ...patch })];
  const notInSource = profile.notInSource.filter(
    (section) => isSaid(after[section]) <= isSaid(before[section]),
  );
  return { ...profile, ...patch, notInSource };
}

/** What the optimiser holds after one action of the person. */
export function reduceLinkedIn(state: LinkedInState, action: LinkedInAction): LinkedInState {
  switch (action.type) {
    case 'stepEntered':
      return state.step === action.step ? state : { ...state, step: action.step };
    case 'textPasted':
      return { ...state, pastedText: action.text };
    case 'profileRead': {
      const { read, label } = action;
      return withChange(state, { read, label: label.slice(0, 300), pastedText: '', ownerConfirmed: false });
    }
    case 'profileMissing': {
      const profile = createAbsentProfile(action.name);
      const read: ReadProfile = { profile, source: 'text', confidence: {}, notices: [] };
      return withChange(state, {
        read,
        label: '',
        declared: createInitialState('').declared,
        withResume: true,
        ownerConfirmed: false,
      });
    }
    case 'profileEdited':
      return state.read
        ? withChange(state, {
            read: { ...state.read, profile: withEdit(state.read.profile, action.patch) },
          })
        : state;
    case 'goalChanged':
      return withChange(state, { goal: action.goal });
    case 'declaredChanged':
      return withChange(state, { declared: { ...state.declared, ...action.patch } });
    case 'resumeToggled':
      return withChange(state, { withResume: action.withResume });
    case 'ownerConfirmed':
      return withChange(state, { ownerConfirmed: action.confirmed });
    case 'requestPrepared':
      return { ...state, requestId: action.requestId };
    case 'analysed':
      return { ...state, read: null, requestId: null, step: 'perfil' };
  }
}
