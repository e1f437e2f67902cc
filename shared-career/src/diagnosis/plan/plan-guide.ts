/** Readings and works of an occupation, from `content/plans`. */
export interface PlanGuide {
  readonly norms: readonly { readonly name: string; readonly about: string }[];
  readonly steps: readonly Step[];
}

export interface Step {
  readonly skill: string;
  readonly do: string;
  readonly deliverable: string;
  readonly example: string;
  readonly hours: number;
}

/** A free course that a person has checked. */
export interface Course {
  readonly name: string;
  readonly by: string;
  readonly hours: number | null;
  readonly skills: readonly string[];
  /** The day on which a person checked that it exists, ISO. */
  readonly checkedOn: string;
}
