import { GoalForm } from '../../settings/goal-form.tsx';
import { createSettingsSection } from '../../settings/section.tsx';

export const { bootstrap, mount, unmount } = createSettingsSection(GoalForm);
