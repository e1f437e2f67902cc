import type { Dispatch } from 'react';
import type { LinkedInAction } from '../reducer.ts';
import type { LinkedInState } from '../state.ts';

export interface StepProps {
  readonly state: LinkedInState;
  readonly dispatch: Dispatch<LinkedInAction>;
}
