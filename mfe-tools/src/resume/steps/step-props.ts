import type { Dispatch } from 'react';
import type { OptimizerAction } from '../reducer.ts';
import type { OptimizerState } from '../state.ts';

export interface StepProps {
  readonly state: OptimizerState;
  readonly dispatch: Dispatch<OptimizerAction>;
}
