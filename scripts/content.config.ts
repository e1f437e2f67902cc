import { defineContent } from '@aura/content-tools';
import {
  CareersSchema,
  writeDemoModules,
  DemoTasksSchema,
  StaffSchema,
  TicketsSchema,
} from './src/authoring/demo-files.ts';

/** The people of the demonstration: who works at its company, what they aim at, what they wrote. */
export default defineContent({
  collections: {
    staff: { files: 'content/demo/staff.yaml', schema: StaffSchema },
    careers: { files: 'content/demo/careers.yaml', schema: CareersSchema },
    tasks: { files: 'content/demo/tasks.yaml', schema: DemoTasksSchema },
    tickets: { files: 'content/demo/tickets.yaml', schema: TicketsSchema },
  },
  compile: writeDemoModules,
});
