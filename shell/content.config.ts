import { defineContent } from '@aura/content-tools';
import { writeBlogModules, PostFileSchema } from './src/authoring/blog.ts';
import { FaqSchema, writeFaqModules } from './src/authoring/faq.ts';
import { LegalFileSchema, writeLegalModules, LegalTableSchema } from './src/authoring/legal.ts';
import { writePageModules, PageSchema } from './src/authoring/pages.ts';
import { writePasswordModules, PasswordsSchema } from './src/authoring/passwords.ts';

/** The texts of the public pages. */
export default defineContent({
  collections: {
    legal: { files: 'content/legal/*.md', schema: LegalFileSchema },
    tables: { files: 'content/legal/tables/*.yaml', schema: LegalTableSchema },
    faq: { files: 'content/faq/*.yaml', schema: FaqSchema },
    pages: { files: 'content/pages/*.yaml', schema: PageSchema },
    passwords: { files: 'content/passwords/*.yaml', schema: PasswordsSchema },
    blog: { files: 'content/blog/*.md', schema: PostFileSchema },
  },
  compile: ({ legal, tables, faq, pages, passwords, blog }, report) => ({
    ...writeLegalModules(legal, tables, report),
    ...writeFaqModules(faq, report),
    ...writePageModules(pages),
    ...writePasswordModules(passwords),
    ...writeBlogModules(blog, report),
  }),
});
