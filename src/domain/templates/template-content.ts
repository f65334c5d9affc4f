/** What a template holds. */

export interface TemplateCard {
  readonly title: string;
  readonly description?: string;
}

export interface TemplateColumn {
  readonly name: string;
  readonly wip_limit?: number;
  readonly cards: readonly TemplateCard[];
}

export interface TemplateLabel {
  readonly name: string;
  readonly color: string;
}

/** The copyable part of a template, kept as JSON in the shape in which the API shows it. */
export interface TemplateContent {
  readonly columns: readonly TemplateColumn[];
  readonly labels: readonly TemplateLabel[];
}
