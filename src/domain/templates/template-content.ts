/** The content of templates. */

export interface TemplateCard {
  readonly title: string;
  readonly description?: string;
}

export interface TemplateColumn {
  readonly name: string;
  readonly color?: string;
  readonly done?: boolean;
  readonly wip_limit?: number;
  readonly wip_limit_enforced?: boolean;
  readonly cards: readonly TemplateCard[];
}

export interface TemplateLabel {
  readonly name: string;
  readonly color: string;
}

/** What a new board gets from a template. Stored as JSON in the form that the API shows. */
export interface TemplateContent {
  readonly columns: readonly TemplateColumn[];
  readonly labels: readonly TemplateLabel[];
}
