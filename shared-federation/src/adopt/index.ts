export { adopt, DEFINITION_FILE } from './adopt.ts';
export { foreignFaults } from './foreign-faults.ts';
