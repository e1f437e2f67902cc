export { readSheet, type SheetRow } from './sheet.ts';
export { readWorkbook, type Workbook, type WorkbookProblem } from './workbook.ts';
