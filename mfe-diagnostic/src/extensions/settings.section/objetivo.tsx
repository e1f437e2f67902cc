import { GoalForm } from '../../settings/goal-form.tsx';
import { settingsSection } from '../../settings/section.tsx';

export const { bootstrap, mount, unmount } = settingsSection(GoalForm);
