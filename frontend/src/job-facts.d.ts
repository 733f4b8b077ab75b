/** What the build makes of the table of a job's fields; see `frontend/job-facts.ts`. */
declare module 'virtual:job-facts' {
  /** Name and kind of each field that visitors read beside a job's text, in their order. */
  export const jobFacts: readonly (readonly [
    name: import('../../shared/domain/job-fields.ts').JobFact,
    kind: import('../../shared/domain/field-kinds.ts').FieldKind,
  ])[];
}
