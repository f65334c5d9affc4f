// Made by `npm run generate` from openapi.yaml; not to be edited.
export interface paths {
    readonly "/v1/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show who you are
         * @description Shows the user and the credential behind the request: whom it stands for, which workspace it belongs to and which scopes it carries. Any valid credential may ask.
         */
        readonly get: operations["getMe"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/workspaces": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List workspaces
         * @description Lists the workspaces that the credential can work in, oldest first. An access token sees exactly its one.
         */
        readonly get: operations["listWorkspaces"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/workspaces/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the workspace. */
                readonly id: components["parameters"]["WorkspaceIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a workspace
         * @description Shows one workspace that the credential can work in.
         */
        readonly get: operations["getWorkspace"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename a workspace
         * @description Changes the name of a workspace, personal ones included. The body is a merge patch; an empty object changes nothing.
         */
        readonly patch: operations["updateWorkspace"];
        readonly trace?: never;
    };
    readonly "/v1/workspaces/{id}/cards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the workspace. */
                readonly id: components["parameters"]["WorkspaceIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * List the cards of a workspace
         * @description Lists the cards of all boards of a workspace that the credential may see, cards on archived boards left out, oldest card first. With `assignee_id` it shows one person's tasks. Filters are combined with "and"; a filter that nothing fits makes an empty list.
         */
        readonly get: operations["listWorkspaceCards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/boards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List boards
         * @description Lists the boards of a workspace that the credential may see, oldest first. Archived boards are listed only with `archived=true`, and then alone.
         */
        readonly get: operations["listBoards"];
        readonly put?: never;
        /**
         * Create a board
         * @description Creates a board. With `template_id` the template's columns, labels and starter cards are copied onto it at once; without, the board starts with one column. Later edits of the template do not touch the board.
         *
         *     Can fail with 422 `unknown_template` when the template is neither built in nor one of the workspace's, and `unknown_workspace` when the token belongs to another workspace.
         */
        readonly post: operations["createBoard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/boards/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a board
         * @description Shows one board, archived or not.
         */
        readonly get: operations["getBoard"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a board
         * @description Deletes a board with everything on it. It is gone at once and cannot be brought back; to keep it out of sight only, archive it.
         */
        readonly delete: operations["deleteBoard"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a board
         * @description Changes the name or the description of a board, archived or not. The body is a merge patch: what is absent stays, `null` clears the description, and an empty object changes nothing.
         */
        readonly patch: operations["updateBoard"];
        readonly trace?: never;
    };
    readonly "/v1/boards/{id}/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Archive a board
         * @description Takes a board out of the list of boards. Everything on it stays and can still be read and changed. A board that is archived already stays as it is.
         */
        readonly post: operations["archiveBoard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/boards/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a board
         * @description Brings an archived board back into the list of boards. A board that is not archived stays as it is.
         */
        readonly post: operations["restoreBoard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/boards/{id}/columns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * List the columns of a board
         * @description Lists the columns of a board in their order, the first one first.
         */
        readonly get: operations["listColumns"];
        readonly put?: never;
        /**
         * Create a column
         * @description Adds a column to a board, as the last one unless `position` says otherwise. A board holds at most 100 columns; beyond that it is a 409 `limit_reached`.
         */
        readonly post: operations["createColumn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/boards/{id}/cards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * List the cards of a board
         * @description Lists the cards of a board in board order: column by column, and from top to bottom in each. Filters are combined with "and"; a filter that nothing fits makes an empty list.
         */
        readonly get: operations["listCards"];
        readonly put?: never;
        /**
         * Create a card
         * @description Creates a card in a column of the board: the first column unless `column_id` names another one, and at its bottom unless `position` says otherwise.
         *
         *     Can fail with 422 `unknown_column`, `unknown_label` or `unknown_assignee` when one of those does not belong to the board or its workspace, and with 409 `limit_reached` when the board holds 10,000 cards, archived ones included.
         */
        readonly post: operations["createCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/boards/{id}/labels": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * List the labels of a board
         * @description Lists the labels of a board, oldest first.
         */
        readonly get: operations["listLabels"];
        readonly put?: never;
        /**
         * Create a label
         * @description Adds a label to a board. It is a 409 `label_name_taken` when the board has a label of this name, upper and lower case aside, and a 409 `limit_reached` when it has 200 labels.
         */
        readonly post: operations["createLabel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/columns/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the column. */
                readonly id: components["parameters"]["ColumnIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a column
         * @description Shows one column.
         */
        readonly get: operations["getColumn"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a column
         * @description Deletes an empty column. It is a 409 `column_not_empty` while the column holds cards, archived ones included, and a 409 `last_column` for the only column of a board.
         */
        readonly delete: operations["deleteColumn"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a column
         * @description Changes the name or the limit of a column. The body is a merge patch: what is absent stays, `null` clears the limit, and an empty object changes nothing. To change its place, move it.
         */
        readonly patch: operations["updateColumn"];
        readonly trace?: never;
    };
    readonly "/v1/columns/{id}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the column. */
                readonly id: components["parameters"]["ColumnIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a column
         * @description Moves a column to another place on its board. The cards go with it. It is a 409 `anchor_moved` when the column to move next to is not on this board, any more or at all. A column moved next to itself stays where it is.
         */
        readonly post: operations["moveColumn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/cards/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a card
         * @description Shows one card, archived or not.
         */
        readonly get: operations["getCard"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a card
         * @description Deletes a card with its comments. It cannot be brought back; to keep it out of sight only, archive it.
         */
        readonly delete: operations["deleteCard"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a card
         * @description Changes what a card says. The body is a merge patch: what is absent stays, `null` clears, and an empty object changes nothing. `label_ids` and `assignee_ids` replace the whole list. To change its column or its place, move it.
         *
         *     Can fail with 422 `unknown_label` or `unknown_assignee` when one of those does not belong to the board or its workspace.
         */
        readonly patch: operations["updateCard"];
        readonly trace?: never;
    };
    readonly "/v1/cards/{id}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move a card
         * @description Moves a card to a place in a column of its board: before or after another card of that column, or to the top or the bottom.
         *
         *     It is a 409 `anchor_moved` when the card to move next to is not in that column, any more or at all, and a 422 `unknown_column` when the column is not one of the card's board. A card moved next to itself stays where it is.
         */
        readonly post: operations["moveCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/cards/{id}/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Archive a card
         * @description Takes a card out of the lists of cards. It keeps its column and can still be read and changed. A card that is archived already stays as it is.
         */
        readonly post: operations["archiveCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/cards/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a card
         * @description Brings an archived card back into its column, at the place that it had. A card that is not archived stays as it is.
         */
        readonly post: operations["restoreCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/cards/{id}/comments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * List the comments on a card
         * @description Lists the comments on a card, oldest first.
         */
        readonly get: operations["listComments"];
        readonly put?: never;
        /**
         * Comment on a card
         * @description Adds a comment to a card. Guests may comment on the cards that they can see.
         */
        readonly post: operations["createComment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/labels/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the label. */
                readonly id: components["parameters"]["LabelIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a label
         * @description Shows one label.
         */
        readonly get: operations["getLabel"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a label
         * @description Deletes a label and takes it off every card that carries it. The cards stay.
         */
        readonly delete: operations["deleteLabel"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a label
         * @description Changes the name or the color of a label, on every card that carries it. The body is a merge patch; an empty object changes nothing. It is a 409 `label_name_taken` when another label of the board has this name, upper and lower case aside.
         */
        readonly patch: operations["updateLabel"];
        readonly trace?: never;
    };
    readonly "/v1/comments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the comment. */
                readonly id: components["parameters"]["CommentIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a comment
         * @description Shows one comment.
         */
        readonly get: operations["getComment"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a comment
         * @description Deletes a comment. Its author and the workspace's admins and owners may; for anyone else who can see it, it is a 403 `not_author`.
         */
        readonly delete: operations["deleteComment"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a comment
         * @description Changes the text of a comment. Only its author may; for anyone else who can see it, it is a 403 `not_author`. The body is a merge patch; an empty object changes nothing.
         */
        readonly patch: operations["updateComment"];
        readonly trace?: never;
    };
    readonly "/v1/templates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List templates
         * @description Lists the built-in templates first, then those of the workspace, oldest first.
         */
        readonly get: operations["listTemplates"];
        readonly put?: never;
        /**
         * Save a board as a template
         * @description Saves the columns and labels of a board as a template of its workspace and, with `include_cards`, its cards that are not archived as starter cards. The template is a copy: later changes of the board do not touch it.
         *
         *     Can fail with 422 `unknown_board` or `unknown_workspace`, and with 409 `limit_reached` when the board has more than 500 cards to include.
         */
        readonly post: operations["createTemplate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/templates/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the template. */
                readonly id: components["parameters"]["TemplateIdParameter"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a template
         * @description Shows one template, built in or of the workspace.
         */
        readonly get: operations["getTemplate"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a template
         * @description Deletes a template of the workspace. Boards made from it stay and keep its id as their `template_id`. A built-in template is a 403 `builtin_template`.
         */
        readonly delete: operations["deleteTemplate"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a template
         * @description Changes the name or the description of a template of the workspace. Boards made from it are not touched. The body is a merge patch: what is absent stays, `null` clears the description, and an empty object changes nothing. A built-in template is a 403 `builtin_template`.
         */
        readonly patch: operations["updateTemplate"];
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Names one request in the service's logs. Quote it when you report a problem.
         * @example 019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41
         */
        readonly RequestId: string;
        /**
         * @description The id of a user.
         * @example user_01m4qjvsx0fzf9azfengc6spbs
         */
        readonly UserId: string;
        /**
         * Format: email
         * @description An e-mail address.
         * @example ada@example.com
         */
        readonly EmailAddress: string;
        /**
         * @description A name that people read. It holds at least one character that is not white space, and no NUL. It is stored as it was sent.
         * @example Website relaunch
         */
        readonly Name: string;
        /**
         * Format: date-time
         * @description A moment as the service shows it: UTC, with milliseconds and a `Z`, always in this one form, so that timestamps can be compared as text.
         * @example 2026-11-21T09:30:00.123Z
         */
        readonly Timestamp: string;
        /** @description A person who uses the service. */
        readonly User: {
            readonly id: components["schemas"]["UserId"];
            readonly email: components["schemas"]["EmailAddress"];
            readonly name: components["schemas"]["Name"];
            readonly created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kind of a credential. Today it is always `access_token`; more kinds may be added.
         * @example access_token
         */
        readonly CredentialKind: string;
        /**
         * @description The id of a credential. Its prefix tells the kind; for an access token it is `token`.
         * @example token_01m4qjyhsgfrxt29ymqqke8c1k
         */
        readonly CredentialId: string;
        /**
         * @description A permission that a credential carries, as a resource and an action. The values of this release are listed under `x-extensible-enum`; more may be added.
         * @example boards:read
         */
        readonly Scope: string;
        /**
         * @description The id of a workspace.
         * @example workspace_01m4qjvsx0em797w0ccb7nkwgp
         */
        readonly WorkspaceId: string;
        /** @description What the request was authenticated with. The secret itself is never shown. */
        readonly Credential: {
            readonly kind: components["schemas"]["CredentialKind"];
            readonly id: components["schemas"]["CredentialId"];
            readonly name?: components["schemas"]["Name"];
            /** @description The scopes that the credential carries, before the member's role cuts them down. */
            readonly scopes: readonly components["schemas"]["Scope"][];
            readonly workspace_id?: components["schemas"]["WorkspaceId"];
            readonly expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description Who the request comes from. */
        readonly Me: {
            readonly user: components["schemas"]["User"];
            readonly credential: components["schemas"]["Credential"];
        };
        /**
         * @description The kind of problem, for programs. The codes of this release are listed with their meaning under `x-problems` at the root of this document and on the pages that `type` leads to. Treat a code that you do not know by its status.
         * @example invalid_request
         */
        readonly ProblemCode: string;
        /**
         * @description Why the value was refused: a code listed under `x-problem-errors` at the root of this document for its shape, or the problem's own code for its meaning. New codes may be added in any release.
         * @example too_long
         */
        readonly ProblemErrorCode: string;
        /** @description One thing that is wrong with the request. Exactly one of `pointer`, `parameter` and `header` says where. */
        readonly ProblemError: {
            /**
             * Format: json-pointer
             * @description A JSON pointer (RFC 6901) into the request body; empty for the body as a whole.
             */
            readonly pointer?: string;
            /** @description The name of the path or query parameter. */
            readonly parameter?: string;
            /** @description The name of the request header. */
            readonly header?: string;
            readonly code: components["schemas"]["ProblemErrorCode"];
            /** @description What is wrong there, in a sentence for a person. */
            readonly detail: string;
        };
        /** @description What went wrong, as RFC 9457 has it. Decide on `code`; show `title` and `detail` to people. New codes and new properties may be added in any release. */
        readonly Problem: {
            /**
             * Format: uri-reference
             * @description The address of the page that explains this kind of problem.
             */
            readonly type: string;
            /** @description The kind of problem in a few words. It is the same for every problem of this `code`. */
            readonly title: string;
            /**
             * Format: int32
             * @description The HTTP status of this response.
             */
            readonly status: number;
            /** @description What went wrong this time, in a sentence for a person. */
            readonly detail: string;
            readonly code: components["schemas"]["ProblemCode"];
            readonly request_id: components["schemas"]["RequestId"];
            /** @description Each thing that is wrong with the request, where it can be named. */
            readonly errors?: readonly components["schemas"]["ProblemError"][];
        };
        /**
         * @description An opaque place in a list. It is valid only for the operation, path and filters that it was given for; what it holds may change at any time.
         * @example eyJpZCI6ImNhcmRfMDFtNmd2cyJ9.Zk3qT0VQk1bX
         */
        readonly PageCursor: string;
        /**
         * @description `personal` for the workspace that every user has from the start, `team` for any other. Both can have members.
         * @enum {string}
         */
        readonly WorkspaceKind: "personal" | "team";
        /** @description A workspace owns boards and templates, and has its own members and its own billing. */
        readonly Workspace: {
            readonly id: components["schemas"]["WorkspaceId"];
            readonly name: components["schemas"]["Name"];
            readonly kind: components["schemas"]["WorkspaceKind"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of workspaces. */
        readonly WorkspacePage: {
            readonly data: readonly components["schemas"]["Workspace"][];
            readonly next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A merge patch of a workspace. */
        readonly UpdateWorkspace: {
            readonly name?: components["schemas"]["Name"];
        };
        /**
         * @description The id of a board.
         * @example board_01m6dsg7hvefh9b55372afcnje
         */
        readonly BoardId: string;
        /**
         * @description The id of a column.
         * @example column_01m6dsg7hwfhzrnqhmhy4cy7w5
         */
        readonly ColumnId: string;
        /**
         * @description The id of a label.
         * @example label_01m6dsjbsmea08mnfhhcnkfrr0
         */
        readonly LabelId: string;
        /**
         * Format: date-time
         * @description A moment as a client sends it: any RFC 3339 date-time with `Z` or an offset, in the years 1000 to 9999 both as written and in UTC. Digits beyond the millisecond are dropped. In a query, write `+` as `%2B`.
         * @example 2026-11-21T10:30:00+01:00
         */
        readonly Moment: string;
        /**
         * @description The id of a card.
         * @example card_01m6gvmvx0fm7vn3dkqkybkr2q
         */
        readonly CardId: string;
        /**
         * @description What the card is about. It holds at least one character that is not white space, and no NUL.
         * @example Photograph the new office
         */
        readonly CardTitle: string;
        /**
         * @description Free text in plain or Markdown form. The service stores it as it was sent and never renders it.
         * @example Everything that has to happen before the new site goes live.
         */
        readonly Description: string;
        /** @description The labels that the card carries, all of its board. */
        readonly CardLabelIds: readonly components["schemas"]["LabelId"][];
        /** @description The people who work on the card, all of them active members of the workspace. */
        readonly CardAssigneeIds: readonly components["schemas"]["UserId"][];
        /** @description A card lies in a column of a board. Lists show cards in their order. */
        readonly Card: {
            readonly id: components["schemas"]["CardId"];
            readonly board_id: components["schemas"]["BoardId"];
            readonly column_id: components["schemas"]["ColumnId"];
            readonly title: components["schemas"]["CardTitle"];
            readonly description?: components["schemas"]["Description"];
            readonly label_ids: components["schemas"]["CardLabelIds"];
            readonly assignee_ids: components["schemas"]["CardAssigneeIds"];
            /** @description When the card is due. */
            readonly due_at?: components["schemas"]["Timestamp"];
            /** @description When the card was completed. Absent while it is not. */
            readonly completed_at?: components["schemas"]["Timestamp"];
            /** @description When the card was archived. Absent while it is not. */
            readonly archived_at?: components["schemas"]["Timestamp"];
            readonly created_by: components["schemas"]["UserId"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of cards. */
        readonly CardPage: {
            readonly data: readonly components["schemas"]["Card"][];
            readonly next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description The id of a template. Built-in templates have the same ids everywhere.
         * @example template_01m4785400ez6bqg1npym9h94d
         */
        readonly TemplateId: string;
        /** @description A board belongs to a workspace and holds columns, labels and cards. */
        readonly Board: {
            readonly id: components["schemas"]["BoardId"];
            readonly workspace_id: components["schemas"]["WorkspaceId"];
            readonly name: components["schemas"]["Name"];
            readonly description?: components["schemas"]["Description"];
            /** @description The template that the board was made from. It stays when the template is deleted. */
            readonly template_id?: components["schemas"]["TemplateId"];
            /** @description When the board was archived. Absent while it is not. */
            readonly archived_at?: components["schemas"]["Timestamp"];
            readonly created_by: components["schemas"]["UserId"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of boards. */
        readonly BoardPage: {
            readonly data: readonly components["schemas"]["Board"][];
            readonly next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A board to be created. */
        readonly CreateBoard: {
            /** @description The workspace to own the board. An access token implies its own. */
            readonly workspace_id?: components["schemas"]["WorkspaceId"];
            readonly name: components["schemas"]["Name"];
            readonly description?: components["schemas"]["Description"];
            /** @description The template to start the board from, built in or one of the workspace's. */
            readonly template_id?: components["schemas"]["TemplateId"];
        };
        /** @description A merge patch of a board. */
        readonly UpdateBoard: {
            readonly name?: components["schemas"]["Name"];
            /** @description The new description. `null` removes it. */
            readonly description?: string | null;
        };
        /**
         * Format: int32
         * @description How many cards the column is meant to hold at most. It is shown to people; the service does not enforce it.
         * @example 5
         */
        readonly WipLimit: number;
        /** @description A column of a board. Lists show columns in their order. */
        readonly Column: {
            readonly id: components["schemas"]["ColumnId"];
            readonly board_id: components["schemas"]["BoardId"];
            readonly name: components["schemas"]["Name"];
            readonly wip_limit?: components["schemas"]["WipLimit"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of columns. */
        readonly ColumnPage: {
            readonly data: readonly components["schemas"]["Column"][];
            readonly next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description An end of an ordered list. `top` is before everything that is there, `bottom` is after it. For columns, `top` is the first one and `bottom` the last one.
         * @enum {string}
         */
        readonly Position: "top" | "bottom";
        /** @description A column to be created. */
        readonly CreateColumn: {
            readonly name: components["schemas"]["Name"];
            readonly wip_limit?: components["schemas"]["WipLimit"];
            /** @description Where the column goes. `bottom`, which makes it the last one, when absent. */
            readonly position?: components["schemas"]["Position"];
        };
        /** @description A card to be created. */
        readonly CreateCard: {
            readonly title: components["schemas"]["CardTitle"];
            readonly description?: components["schemas"]["Description"];
            /** @description The column for the card. The board's first one when absent. */
            readonly column_id?: components["schemas"]["ColumnId"];
            readonly label_ids?: components["schemas"]["CardLabelIds"];
            readonly assignee_ids?: components["schemas"]["CardAssigneeIds"];
            readonly due_at?: components["schemas"]["Moment"];
            /** @description Where in the column the card goes. `bottom` when absent. */
            readonly position?: components["schemas"]["Position"];
        };
        /**
         * @description A color from the service's palette. Clients choose the shade.
         * @enum {string}
         */
        readonly LabelColor: "gray" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink" | "brown";
        /** @description A label of a board. Its name is unique on the board, upper and lower case aside. */
        readonly Label: {
            readonly id: components["schemas"]["LabelId"];
            readonly board_id: components["schemas"]["BoardId"];
            readonly name: components["schemas"]["Name"];
            readonly color: components["schemas"]["LabelColor"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of labels. */
        readonly LabelPage: {
            readonly data: readonly components["schemas"]["Label"][];
            readonly next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A label to be created. */
        readonly CreateLabel: {
            readonly name: components["schemas"]["Name"];
            readonly color: components["schemas"]["LabelColor"];
        };
        /** @description A merge patch of a column. */
        readonly UpdateColumn: {
            readonly name?: components["schemas"]["Name"];
            /**
             * Format: int32
             * @description The new limit. `null` removes it.
             */
            readonly wip_limit?: number | null;
        };
        /** @description The place to move a column to: exactly one of `before_column_id`, `after_column_id` and `position`. */
        readonly MoveColumn: {
            /** @description The column that is to come right after the moved one. */
            readonly before_column_id?: components["schemas"]["ColumnId"];
            /** @description The column that is to come right before the moved one. */
            readonly after_column_id?: components["schemas"]["ColumnId"];
            readonly position?: components["schemas"]["Position"];
        };
        /** @description A merge patch of a card. */
        readonly UpdateCard: {
            readonly title?: components["schemas"]["CardTitle"];
            /** @description The new description. `null` removes it. */
            readonly description?: string | null;
            readonly label_ids?: components["schemas"]["CardLabelIds"];
            readonly assignee_ids?: components["schemas"]["CardAssigneeIds"];
            /**
             * Format: date-time
             * @description When the card is due, as any `Moment`. `null` removes it.
             */
            readonly due_at?: string | null;
            /**
             * Format: date-time
             * @description When the card was completed, as any `Moment`. `null` makes it open again.
             */
            readonly completed_at?: string | null;
        };
        /** @description The place to move a card to: a column, and exactly one of `before_card_id`, `after_card_id` and `position`. */
        readonly MoveCard: {
            readonly column_id: components["schemas"]["ColumnId"];
            /** @description The card that is to come right after the moved one. */
            readonly before_card_id?: components["schemas"]["CardId"];
            /** @description The card that is to come right before the moved one. */
            readonly after_card_id?: components["schemas"]["CardId"];
            readonly position?: components["schemas"]["Position"];
        };
        /**
         * @description The id of a comment.
         * @example comment_01m6knss3yerpb1grmcrc0cf1m
         */
        readonly CommentId: string;
        /**
         * @description The text of a comment, plain or Markdown. It holds at least one character that is not white space, and no NUL.
         * @example The photographer can only come on Thursday.
         */
        readonly CommentBody: string;
        /** @description What somebody said about a card. */
        readonly Comment: {
            readonly id: components["schemas"]["CommentId"];
            readonly card_id: components["schemas"]["CardId"];
            readonly body: components["schemas"]["CommentBody"];
            readonly created_by: components["schemas"]["UserId"];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of comments. */
        readonly CommentPage: {
            readonly data: readonly components["schemas"]["Comment"][];
            readonly next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A comment to be created. */
        readonly CreateComment: {
            readonly body: components["schemas"]["CommentBody"];
        };
        /** @description A merge patch of a label. */
        readonly UpdateLabel: {
            readonly name?: components["schemas"]["Name"];
            readonly color?: components["schemas"]["LabelColor"];
        };
        /** @description A merge patch of a comment. */
        readonly UpdateComment: {
            readonly body?: components["schemas"]["CommentBody"];
        };
        /**
         * @description `builtin` for a template that comes with the service, `workspace` for one that a member saved.
         * @enum {string}
         */
        readonly TemplateSource: "builtin" | "workspace";
        /** @description A starter card of a template. */
        readonly TemplateCard: {
            readonly title: components["schemas"]["CardTitle"];
            readonly description?: components["schemas"]["Description"];
        };
        /** @description A column of a template, with its starter cards in order. */
        readonly TemplateColumn: {
            readonly name: components["schemas"]["Name"];
            readonly wip_limit?: components["schemas"]["WipLimit"];
            readonly cards: readonly components["schemas"]["TemplateCard"][];
        };
        /** @description A label of a template. */
        readonly TemplateLabel: {
            readonly name: components["schemas"]["Name"];
            readonly color: components["schemas"]["LabelColor"];
        };
        /** @description A pattern for new boards. */
        readonly Template: {
            readonly id: components["schemas"]["TemplateId"];
            readonly source: components["schemas"]["TemplateSource"];
            /** @description The workspace that the template belongs to. Absent when it is built in. */
            readonly workspace_id?: components["schemas"]["WorkspaceId"];
            readonly name: components["schemas"]["Name"];
            readonly description?: components["schemas"]["Description"];
            /** @description The columns in their order. */
            readonly columns: readonly components["schemas"]["TemplateColumn"][];
            readonly labels: readonly components["schemas"]["TemplateLabel"][];
            readonly created_at: components["schemas"]["Timestamp"];
            readonly updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of templates. */
        readonly TemplatePage: {
            readonly data: readonly components["schemas"]["Template"][];
            readonly next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A board to be saved as a template. */
        readonly CreateTemplate: {
            /** @description The workspace to own the template. An access token implies its own. */
            readonly workspace_id?: components["schemas"]["WorkspaceId"];
            /** @description The board to copy, archived or not. */
            readonly board_id: components["schemas"]["BoardId"];
            readonly name: components["schemas"]["Name"];
            readonly description?: components["schemas"]["Description"];
            /** @description Whether the board's cards become starter cards, with title and description. Not when absent. */
            readonly include_cards?: boolean;
        };
        /** @description A merge patch of a template. */
        readonly UpdateTemplate: {
            readonly name?: components["schemas"]["Name"];
            /** @description The new description. `null` removes it. */
            readonly description?: string | null;
        };
    };
    responses: {
        /** @description The request has the wrong shape: a value that the contract does not admit, a parameter or property that it does not know, a body that is not JSON, or a cursor that does not fit. `errors` names each place. */
        readonly BadRequest: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/invalid_request",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "detail": "limit must be at most 250.",
                 *       "code": "invalid_request",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41",
                 *       "errors": [
                 *         {
                 *           "parameter": "limit",
                 *           "code": "too_large",
                 *           "detail": "must be at most 250"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No credential was sent, or it is unknown, revoked or expired. */
        readonly Unauthorized: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/invalid_token",
                 *       "title": "The access token is not valid",
                 *       "status": 401,
                 *       "detail": "The access token is unknown, revoked or expired.",
                 *       "code": "invalid_token",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Accept` header admits neither `application/json` nor `application/problem+json`. */
        readonly NotAcceptable: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/not_acceptable",
                 *       "title": "No acceptable representation",
                 *       "status": 406,
                 *       "detail": "This service answers with application/json and application/problem+json.",
                 *       "code": "not_acceptable",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. Wait for `Retry-After` seconds. */
        readonly TooManyRequests: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/rate_limited",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "detail": "Too many requests. Wait for 2 seconds.",
                 *       "code": "rate_limited",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service failed. Nothing was changed. Quote `request_id` when you report it. */
        readonly InternalError: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/internal_error",
                 *       "title": "The service failed",
                 *       "status": 500,
                 *       "detail": "The service failed. Nothing was changed.",
                 *       "code": "internal_error",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot reach its database, or is stopping. Try again after `Retry-After` seconds. */
        readonly Unavailable: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/unavailable",
                 *       "title": "The service is not available",
                 *       "status": 503,
                 *       "detail": "The service is not available for the moment. Try again in 2 seconds.",
                 *       "code": "unavailable",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace. */
        readonly WorkspaceResponse: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *       "name": "Studio Winter",
                 *       "kind": "team",
                 *       "created_at": "2026-10-12T08:15:00.000Z",
                 *       "updated_at": "2026-10-12T08:15:00.000Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Workspace"];
            };
        };
        /** @description There is no such resource, or the credential may not see it. The two cases look the same on purpose. */
        readonly NotFound: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/not_found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "There is no such resource, or you may not see it.",
                 *       "code": "not_found",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is good and may see the resource, but lacks the scope or the role that this operation needs. `detail` names it. */
        readonly Forbidden: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/insufficient_scope",
                 *       "title": "A scope is missing",
                 *       "status": 403,
                 *       "detail": "This operation needs the scope boards:write.",
                 *       "code": "insufficient_scope",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body did not arrive in time. Nothing was changed. */
        readonly RequestTimeout: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/request_timeout",
                 *       "title": "The request body did not arrive in time",
                 *       "status": 408,
                 *       "detail": "The request body did not arrive in time. Nothing was changed.",
                 *       "code": "request_timeout",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is right in itself but does not fit the present state. Nothing was changed. `conflict` means that others kept changing the same thing: send the request again. The operation's description names the other codes. */
        readonly Conflict: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/conflict",
                 *       "title": "Others are changing the same thing",
                 *       "status": 409,
                 *       "detail": "Others kept changing the same thing. Nothing was changed; send the request again.",
                 *       "code": "conflict",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is larger than 1 MiB. */
        readonly PayloadTooLarge: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/payload_too_large",
                 *       "title": "The request body is too large",
                 *       "status": 413,
                 *       "detail": "A request body may hold at most 1048576 bytes.",
                 *       "code": "payload_too_large",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Content-Type` of the body is not one that this operation reads. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/unsupported_media_type",
                 *       "title": "The media type is not supported",
                 *       "status": 415,
                 *       "detail": "Send the body as application/json.",
                 *       "code": "unsupported_media_type",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41",
                 *       "errors": [
                 *         {
                 *           "header": "Content-Type",
                 *           "code": "not_allowed",
                 *           "detail": "must be application/json"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One page of cards. */
        readonly CardPageResponse: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly Link: components["headers"]["Link"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                 *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *           "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                 *           "title": "Photograph the new office",
                 *           "label_ids": [
                 *             "label_01m6dsjbsmea08mnfhhcnkfrr0"
                 *           ],
                 *           "assignee_ids": [
                 *             "user_01m4qjvsx0fzf9azfengc6spbs"
                 *           ],
                 *           "due_at": "2026-12-04T16:00:00.000Z",
                 *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *           "created_at": "2026-11-03T14:05:12.480Z",
                 *           "updated_at": "2026-11-03T14:05:12.480Z"
                 *         },
                 *         {
                 *           "id": "card_01m6gvs41yf70acner3qhd0h6m",
                 *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *           "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                 *           "title": "Write the imprint",
                 *           "label_ids": [],
                 *           "assignee_ids": [],
                 *           "created_by": "user_01m4t7yy1rftbb59y07fjh2ysy",
                 *           "created_at": "2026-11-03T14:07:31.902Z",
                 *           "updated_at": "2026-11-03T14:07:31.902Z"
                 *         }
                 *       ],
                 *       "next_cursor": "eyJpZCI6ImNhcmRfMDFtNmd2cyJ9.Zk3qT0VQk1bX"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CardPage"];
            };
        };
        /** @description The request has the right shape but names something that cannot be used here, such as a label of another board. Nothing was changed. `errors` points at it. */
        readonly UnprocessableContent: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/unknown_template",
                 *       "title": "The template is unknown",
                 *       "status": 422,
                 *       "detail": "There is no such template in this workspace.",
                 *       "code": "unknown_template",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41",
                 *       "errors": [
                 *         {
                 *           "pointer": "/template_id",
                 *           "code": "unknown_template",
                 *           "detail": "names no template of this workspace"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The board. */
        readonly BoardResponse: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Board"];
            };
        };
        /** @description It is gone. There is no body. */
        readonly Deleted: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The column. */
        readonly ColumnResponse: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Column"];
            };
        };
        /** @description The card. */
        readonly CardResponse: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Card"];
            };
        };
        /** @description The label. */
        readonly LabelResponse: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Label"];
            };
        };
        /** @description The comment. */
        readonly CommentResponse: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Comment"];
            };
        };
        /** @description The template. */
        readonly TemplateResponse: {
            headers: {
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Template"];
            };
        };
    };
    parameters: {
        /**
         * @description How many items a page holds at most.
         * @example 250
         */
        readonly LimitParameter: number;
        /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. */
        readonly CursorParameter: components["schemas"]["PageCursor"];
        /** @description The id of the workspace. */
        readonly WorkspaceIdParameter: components["schemas"]["WorkspaceId"];
        /** @description Only cards of this board. */
        readonly BoardFilterParameter: components["schemas"]["BoardId"];
        /** @description Only cards in this column. */
        readonly ColumnFilterParameter: components["schemas"]["ColumnId"];
        /** @description Only cards that carry this label. */
        readonly LabelFilterParameter: components["schemas"]["LabelId"];
        /** @description Only cards that this user works on. */
        readonly AssigneeFilterParameter: components["schemas"]["UserId"];
        /** @description Only cards that are due at this moment or later. */
        readonly DueFromParameter: components["schemas"]["Moment"];
        /** @description Only cards that are due before this moment. */
        readonly DueBeforeParameter: components["schemas"]["Moment"];
        /** @description Only cards that were changed at this moment or later. */
        readonly UpdatedSinceParameter: components["schemas"]["Moment"];
        /**
         * @description Only cards whose title or description holds this text. Upper and lower case count as the same.
         * @example office
         */
        readonly TextFilterParameter: string;
        /** @description `true` lists archived items alone, `false` those that are not archived. */
        readonly ArchivedParameter: boolean;
        /** @description The workspace to look in. An access token implies its own; another one is a 422 `unknown_workspace`. */
        readonly WorkspaceFilterParameter: components["schemas"]["WorkspaceId"];
        /** @description The id of the board. */
        readonly BoardIdParameter: components["schemas"]["BoardId"];
        /** @description The id of the column. */
        readonly ColumnIdParameter: components["schemas"]["ColumnId"];
        /** @description The id of the card. */
        readonly CardIdParameter: components["schemas"]["CardId"];
        /** @description The id of the label. */
        readonly LabelIdParameter: components["schemas"]["LabelId"];
        /** @description The id of the comment. */
        readonly CommentIdParameter: components["schemas"]["CommentId"];
        /** @description Only templates of this source. */
        readonly TemplateSourceParameter: components["schemas"]["TemplateSource"];
        /** @description The id of the template. */
        readonly TemplateIdParameter: components["schemas"]["TemplateId"];
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in the service's logs. */
        readonly "Request-Id": components["schemas"]["RequestId"];
        /**
         * @description How to authenticate (RFC 6750). `error` is given only when a token was sent.
         * @example Bearer realm="Board and Workspace Service", error="invalid_token"
         */
        readonly "WWW-Authenticate": string;
        /**
         * @description How many seconds to wait before the request is sent again.
         * @example 2
         */
        readonly "Retry-After": number;
        /**
         * @description The address of the next page, with `rel="next"`. Absent on the last page.
         * @example </v1/boards?limit=50&cursor=eyJpZCI6ImNhcmRfMDFtNmd2cyJ9.Zk3qT0VQk1bX>; rel="next"
         */
        readonly Link: string;
        /**
         * @description The path of the new resource.
         * @example /v1/boards/board_01m6dsg7hvefh9b55372afcnje
         */
        readonly Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user and the credential. */
            readonly 200: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *         "email": "ada@example.com",
                     *         "name": "Ada Winter",
                     *         "created_at": "2026-10-12T08:15:00.000Z"
                     *       },
                     *       "credential": {
                     *         "kind": "access_token",
                     *         "id": "token_01m4qjyhsgfrxt29ymqqke8c1k",
                     *         "name": "Build server",
                     *         "scopes": [
                     *           "boards:read",
                     *           "boards:write"
                     *         ],
                     *         "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *         "expires_at": "2027-10-12T08:16:30.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWorkspaces: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 250
                 */
                readonly limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. */
                readonly cursor?: components["parameters"]["CursorParameter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of workspaces. */
            readonly 200: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "name": "Studio Winter",
                     *           "kind": "team",
                     *           "created_at": "2026-10-12T08:15:00.000Z",
                     *           "updated_at": "2026-10-12T08:15:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WorkspacePage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWorkspace: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the workspace. */
                readonly id: components["parameters"]["WorkspaceIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WorkspaceResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateWorkspace: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the workspace. */
                readonly id: components["parameters"]["WorkspaceIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Studio Winter and Sons"
                 *     }
                 */
                readonly "application/json": components["schemas"]["UpdateWorkspace"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["WorkspaceResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWorkspaceCards: {
        readonly parameters: {
            readonly query?: {
                /** @description Only cards of this board. */
                readonly board_id?: components["parameters"]["BoardFilterParameter"];
                /** @description Only cards in this column. */
                readonly column_id?: components["parameters"]["ColumnFilterParameter"];
                /** @description Only cards that carry this label. */
                readonly label_id?: components["parameters"]["LabelFilterParameter"];
                /** @description Only cards that this user works on. */
                readonly assignee_id?: components["parameters"]["AssigneeFilterParameter"];
                /** @description Only cards that are due at this moment or later. */
                readonly due_from?: components["parameters"]["DueFromParameter"];
                /** @description Only cards that are due before this moment. */
                readonly due_before?: components["parameters"]["DueBeforeParameter"];
                /** @description Only cards that were changed at this moment or later. */
                readonly updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /**
                 * @description Only cards whose title or description holds this text. Upper and lower case count as the same.
                 * @example office
                 */
                readonly q?: components["parameters"]["TextFilterParameter"];
                /** @description `true` lists archived items alone, `false` those that are not archived. */
                readonly archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description How many items a page holds at most.
                 * @example 250
                 */
                readonly limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. */
                readonly cursor?: components["parameters"]["CursorParameter"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The id of the workspace. */
                readonly id: components["parameters"]["WorkspaceIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CardPageResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listBoards: {
        readonly parameters: {
            readonly query?: {
                /** @description The workspace to look in. An access token implies its own; another one is a 422 `unknown_workspace`. */
                readonly workspace_id?: components["parameters"]["WorkspaceFilterParameter"];
                /** @description `true` lists archived items alone, `false` those that are not archived. */
                readonly archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description How many items a page holds at most.
                 * @example 250
                 */
                readonly limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. */
                readonly cursor?: components["parameters"]["CursorParameter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of boards. */
            readonly 200: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "name": "Website relaunch",
                     *           "description": "Everything that has to happen before the new site goes live.",
                     *           "template_id": "template_01m4785400ez6bqg1npym9h94d",
                     *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "created_at": "2026-11-02T09:30:00.123Z",
                     *           "updated_at": "2026-11-02T09:30:00.123Z"
                     *         }
                     *       ],
                     *       "next_cursor": "eyJpZCI6ImJvYXJkXzAxbTZkc2cifQ.Zk3qT0VQk1bX"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BoardPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createBoard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Website relaunch",
                 *       "description": "Everything that has to happen before the new site goes live.",
                 *       "template_id": "template_01m4785400ez6bqg1npym9h94d"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CreateBoard"];
            };
        };
        readonly responses: {
            /** @description The new board. */
            readonly 201: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Board"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBoard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BoardResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteBoard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Deleted"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateBoard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Website relaunch 2027",
                 *       "description": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["UpdateBoard"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["BoardResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly archiveBoard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The archived board. */
            readonly 200: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "board_01m6dsg7hvefh9b55372afcnje",
                     *       "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *       "name": "Website relaunch",
                     *       "archived_at": "2026-11-21T09:30:00.123Z",
                     *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *       "created_at": "2026-11-02T09:30:00.123Z",
                     *       "updated_at": "2026-11-21T09:30:00.123Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Board"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly restoreBoard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BoardResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listColumns: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 250
                 */
                readonly limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. */
                readonly cursor?: components["parameters"]["CursorParameter"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of columns. */
            readonly 200: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "column_01m6dsg7hver18cenzpcdz6npy",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "name": "To do",
                     *           "created_at": "2026-11-02T09:30:00.123Z",
                     *           "updated_at": "2026-11-02T09:30:00.123Z"
                     *         },
                     *         {
                     *           "id": "column_01m6dsg7hwfhzrnqhmhy4cy7w5",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "name": "In progress",
                     *           "wip_limit": 5,
                     *           "created_at": "2026-11-02T09:30:00.123Z",
                     *           "updated_at": "2026-11-02T09:30:00.123Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ColumnPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "In progress",
                 *       "wip_limit": 5,
                 *       "position": "bottom"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CreateColumn"];
            };
        };
        readonly responses: {
            /** @description The new column. */
            readonly 201: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Column"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listCards: {
        readonly parameters: {
            readonly query?: {
                /** @description Only cards in this column. */
                readonly column_id?: components["parameters"]["ColumnFilterParameter"];
                /** @description Only cards that carry this label. */
                readonly label_id?: components["parameters"]["LabelFilterParameter"];
                /** @description Only cards that this user works on. */
                readonly assignee_id?: components["parameters"]["AssigneeFilterParameter"];
                /** @description Only cards that are due at this moment or later. */
                readonly due_from?: components["parameters"]["DueFromParameter"];
                /** @description Only cards that are due before this moment. */
                readonly due_before?: components["parameters"]["DueBeforeParameter"];
                /** @description Only cards that were changed at this moment or later. */
                readonly updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /**
                 * @description Only cards whose title or description holds this text. Upper and lower case count as the same.
                 * @example office
                 */
                readonly q?: components["parameters"]["TextFilterParameter"];
                /** @description `true` lists archived items alone, `false` those that are not archived. */
                readonly archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description How many items a page holds at most.
                 * @example 250
                 */
                readonly limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. */
                readonly cursor?: components["parameters"]["CursorParameter"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CardPageResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Photograph the new office",
                 *       "description": "Street side in the morning, courtyard after three.",
                 *       "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                 *       "label_ids": [
                 *         "label_01m6dsjbsmea08mnfhhcnkfrr0"
                 *       ],
                 *       "assignee_ids": [
                 *         "user_01m4qjvsx0fzf9azfengc6spbs"
                 *       ],
                 *       "due_at": "2026-12-04T17:00:00+01:00"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CreateCard"];
            };
        };
        readonly responses: {
            /** @description The new card. */
            readonly 201: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Card"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listLabels: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 250
                 */
                readonly limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. */
                readonly cursor?: components["parameters"]["CursorParameter"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of labels. */
            readonly 200: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "label_01m6dsjbsmea08mnfhhcnkfrr0",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "name": "Urgent",
                     *           "color": "red",
                     *           "created_at": "2026-11-02T09:31:10.004Z",
                     *           "updated_at": "2026-11-02T09:31:10.004Z"
                     *         },
                     *         {
                     *           "id": "label_01m6dsjmbkf2gtr549m643s7c8",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "name": "Design",
                     *           "color": "purple",
                     *           "created_at": "2026-11-02T09:31:18.771Z",
                     *           "updated_at": "2026-11-02T09:31:18.771Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LabelPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the board. */
                readonly id: components["parameters"]["BoardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Urgent",
                 *       "color": "red"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CreateLabel"];
            };
        };
        readonly responses: {
            /** @description The new label. */
            readonly 201: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Label"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the column. */
                readonly id: components["parameters"]["ColumnIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ColumnResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the column. */
                readonly id: components["parameters"]["ColumnIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Deleted"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the column. */
                readonly id: components["parameters"]["ColumnIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Doing",
                 *       "wip_limit": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["UpdateColumn"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ColumnResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly moveColumn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the column. */
                readonly id: components["parameters"]["ColumnIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "after_column_id": "column_01m6dsg7hver18cenzpcdz6npy"
                 *     }
                 */
                readonly "application/json": components["schemas"]["MoveColumn"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ColumnResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CardResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Deleted"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Photograph the new office",
                 *       "due_at": null,
                 *       "completed_at": "2026-11-21T09:30:00Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["UpdateCard"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CardResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly moveCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "column_id": "column_01m6dsg7hwfhzrnqhmhy4cy7w5",
                 *       "before_card_id": "card_01m6gvs41yf70acner3qhd0h6m"
                 *     }
                 */
                readonly "application/json": components["schemas"]["MoveCard"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CardResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly archiveCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The archived card. */
            readonly 200: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                     *       "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *       "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                     *       "title": "Photograph the new office",
                     *       "label_ids": [
                     *         "label_01m6dsjbsmea08mnfhhcnkfrr0"
                     *       ],
                     *       "assignee_ids": [
                     *         "user_01m4qjvsx0fzf9azfengc6spbs"
                     *       ],
                     *       "completed_at": "2026-11-20T15:12:09.330Z",
                     *       "archived_at": "2026-11-21T09:30:00.123Z",
                     *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *       "created_at": "2026-11-03T14:05:12.480Z",
                     *       "updated_at": "2026-11-21T09:30:00.123Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Card"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly restoreCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CardResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listComments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 250
                 */
                readonly limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. */
                readonly cursor?: components["parameters"]["CursorParameter"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of comments. */
            readonly 200: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "comment_01m6knss3yerpb1grmcrc0cf1m",
                     *           "card_id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                     *           "body": "The photographer can only come on Thursday.",
                     *           "created_by": "user_01m4t7yy1rftbb59y07fjh2ysy",
                     *           "created_at": "2026-11-04T16:20:45.310Z",
                     *           "updated_at": "2026-11-04T16:20:45.310Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CommentPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the card. */
                readonly id: components["parameters"]["CardIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "body": "The photographer can only come on Thursday."
                 *     }
                 */
                readonly "application/json": components["schemas"]["CreateComment"];
            };
        };
        readonly responses: {
            /** @description The new comment. */
            readonly 201: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Comment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the label. */
                readonly id: components["parameters"]["LabelIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LabelResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the label. */
                readonly id: components["parameters"]["LabelIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Deleted"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateLabel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the label. */
                readonly id: components["parameters"]["LabelIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Blocked",
                 *       "color": "orange"
                 *     }
                 */
                readonly "application/json": components["schemas"]["UpdateLabel"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["LabelResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the comment. */
                readonly id: components["parameters"]["CommentIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CommentResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the comment. */
                readonly id: components["parameters"]["CommentIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Deleted"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the comment. */
                readonly id: components["parameters"]["CommentIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "body": "The photographer can come on Thursday or Friday."
                 *     }
                 */
                readonly "application/json": components["schemas"]["UpdateComment"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CommentResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listTemplates: {
        readonly parameters: {
            readonly query?: {
                /** @description The workspace to look in. An access token implies its own; another one is a 422 `unknown_workspace`. */
                readonly workspace_id?: components["parameters"]["WorkspaceFilterParameter"];
                /** @description Only templates of this source. */
                readonly source?: components["parameters"]["TemplateSourceParameter"];
                /**
                 * @description How many items a page holds at most.
                 * @example 250
                 */
                readonly limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. */
                readonly cursor?: components["parameters"]["CursorParameter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of templates. */
            readonly 200: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "template_01m4785400ez6bqg1npym9h94d",
                     *           "source": "builtin",
                     *           "name": "Kanban",
                     *           "description": "A flow of work with a limit on what is in progress.",
                     *           "columns": [
                     *             {
                     *               "name": "To do",
                     *               "cards": [
                     *                 {
                     *                   "title": "Write down the first task"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "name": "In progress",
                     *               "wip_limit": 5,
                     *               "cards": []
                     *             },
                     *             {
                     *               "name": "Done",
                     *               "cards": []
                     *             }
                     *           ],
                     *           "labels": [
                     *             {
                     *               "name": "Urgent",
                     *               "color": "red"
                     *             }
                     *           ],
                     *           "created_at": "2026-10-06T00:00:00.000Z",
                     *           "updated_at": "2026-10-06T00:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TemplatePage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *       "name": "Site launch",
                 *       "description": "How we bring a site live.",
                 *       "include_cards": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["CreateTemplate"];
            };
        };
        readonly responses: {
            /** @description The new template. */
            readonly 201: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Template"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the template. */
                readonly id: components["parameters"]["TemplateIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TemplateResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the template. */
                readonly id: components["parameters"]["TemplateIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: components["responses"]["Deleted"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the template. */
                readonly id: components["parameters"]["TemplateIdParameter"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Launch of a small site",
                 *       "description": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["UpdateTemplate"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["TemplateResponse"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
