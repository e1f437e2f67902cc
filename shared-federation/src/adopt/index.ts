export { adopt, DEFINITION_FILE } from './adopt.ts';
export { findForeignFaults } from './foreign-faults.ts';
