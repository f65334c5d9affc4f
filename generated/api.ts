// Made by `npm run generate` from openapi.yaml; not to be edited.
export interface paths {
    "/v1/sign-in/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sign-in code
         * @description Sends a six-digit code to an email address. Together with the `id` in this response, it can be used once within ten minutes to open a session. The response is the same whether or not the address belongs to a user. The first session creates the user.
         *
         *     A code that was sent earlier stays valid until it expires. The number of codes per hour is limited for each email address and each network. Addresses that differ only in a tag after `+`, or in the dots of a Gmail address, share this limit. Beyond that it is a 429 `rate_limited`, whether or not the email address is known.
         */
        post: operations["createSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code
         * @description Opens a session with the code that was sent by email. The first sign-in with an address creates the user and their personal workspace. The session's secret is only in this response. The session lasts for 30 days.
         *
         *     Can fail with 422 `wrong_code`. The code may be wrong, expired, already used or already tried five times, or the sign-in may be unknown. The response doesn't say which. Request a new code. If the code is right, but the operator has disabled the account, it is a `wrong_code` too, and `detail` says so.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session that the request is sent with. The next request with its secret is refused. Your access tokens keep working.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Lists the sessions in which you are signed in, oldest first. Expired and ended sessions are left out. `credential.id` of `GET /v1/me` is the session that the request was sent with.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a session
         * @description Returns one of your sessions. Other people's sessions are a 404.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends one of your sessions, the current one or another. The next request with its secret is refused.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get yourself
         * @description Returns the user and the credential behind the request: who it acts for, which workspace it belongs to and which scopes it has. A session belongs to no workspace and has every scope. Any valid credential can call this.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update yourself
         * @description Changes the name that others see, and your time zone and locale, which others don't. The body is a merge patch: absent properties don't change, `null` clears the time zone or locale, and an empty object changes nothing. To change the email address, use `createEmailChange`.
         *
         *     Can fail with 422 `unknown_time_zone`. Requires a session. With an access token it is a 403 `session_required`.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export your data
         * @description Starts to write a file with your data: your profile, memberships, sessions, access tokens, sent invites, and what you created or are assigned to in the workspaces that you are a member of. `ExportDocument` describes it. The file is written in the background, so the export is `pending` in this response. Read it with `getExport` until it is `ready`, or wait for the email, and download the file with `getExportDocument`. It is deleted a day later.
         *
         *     Your access is decided while the file is written. What you can't see then isn't in it, such as a workspace that you have left or a private board that you were removed from, even if you created it. Suspended workspaces are in it, although you can't read them otherwise.
         *
         *     You can have one pending export, otherwise it is a 409 `export_pending`, and start three a day, otherwise it is a 429 `rate_limited`. An export of more than 256 MiB fails, and nothing of it is kept. Use the lists of the API instead.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your exports
         * @description Lists your exports, oldest first. An export is removed from the list within an hour after it has expired.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        get: operations["listExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the export.
                 * @example export_01m7z4h2v5e8fbn0c6rk3t9d7q
                 */
                id: components["parameters"]["ExportIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get an export
         * @description Returns one of your exports, without the file. Other people's exports are a 404.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        /**
         * Delete an export
         * @description Deletes an export and its file at once. A pending export is canceled. It still counts as one of the day.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        delete: operations["deleteExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/exports/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the export.
                 * @example export_01m7z4h2v5e8fbn0c6rk3t9d7q
                 */
                id: components["parameters"]["ExportIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Download an export
         * @description Returns the file of one of your exports. It can be large, and is sent in pieces as it is read, uncompressed. Its `Content-Length` is the export's `size_bytes`, so that you notice if a download was cut off. It can be downloaded until the export expires.
         *
         *     Only your own session opens it. There is no link with a secret, which a mail server or a browser history could reveal to others.
         *
         *     Can fail with 409 `export_not_ready` if the export is pending, has failed or has expired.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        get: operations["getExportDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start deleting your account
         * @description Sends a six-digit code to your email address, or to the one from before if it has changed in the last 30 days. Together with the `id` in this response, it can be used once within ten minutes to delete your account with `confirmAccountDeletion`. Nothing changes until then. A session alone isn't enough, so that someone who finds your computer unlocked can't delete your account.
         *
         *     Can fail with 409 `last_owner` if you are the only owner of a team workspace. `detail` names up to five of them. Transfer them with `transferWorkspace` or delete them with `deleteWorkspace` first, which a workspace on `hold` takes only once the operator has released it. The number of codes per hour is limited for each email address and each network. Addresses that differ only in a tag after `+`, or in the dots of a Gmail address, share this limit, also with sign-in codes. Beyond that it is a 429 `rate_limited`.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        post: operations["createAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/deletions/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account deletion. */
                id: components["parameters"]["AccountDeletionIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete your account
         * @description Deletes your account with the code that was sent to you. This can't be undone.
         *
         *     At once: you are signed out everywhere, your access tokens and exports stop working, your personal workspace with everything in it is deleted, and your name and email address are removed. In the background, within a few seconds: your memberships end as if you had left, and your name and email address are removed from open invites, from billing details and from the event log.
         *
         *     What you created in the workspaces of others stays: boards, cards, comments, templates and share links, shown as created by `Deleted user`. So do the events, without your name and address, and the text that people have written. Invoices stay unchanged, as the law demands. If you sign in with the same address later, you are a new person.
         *
         *     Can fail with 422 `wrong_code` if the code is wrong, expired, already used or was tried five times, and with 409 `last_owner` if you are the only owner of a team workspace. A repetition is a 401, since your sessions have ended.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        post: operations["confirmAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workspaces
         * @description Lists the workspaces that the credential has access to, oldest first. An access token sees only its own workspace. A session sees those that the person is an active member of.
         */
        get: operations["listWorkspaces"];
        put?: never;
        /**
         * Create a workspace
         * @description Creates a team workspace with you as its owner and only member.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a workspace
         * @description Returns a workspace that the credential has access to.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        /**
         * Delete a workspace
         * @description Deletes a team workspace with everything in it at once: boards, templates, members, invites and access tokens. You can't undo this. The operator of this service can, for seven days. A personal workspace is a 409 `personal_workspace`.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        /**
         * Update a workspace
         * @description Changes the name of a workspace, team or personal, or who can delete its boards. The body is a merge patch. An empty object changes nothing.
         */
        patch: operations["updateWorkspace"];
        trace?: never;
    };
    "/v1/workspaces/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer a workspace
         * @description Makes another active member an owner in your place. You stay as an admin. Naming yourself changes nothing.
         *
         *     Can fail with 422 `unknown_member` if `member_id` is not an active member of this workspace, with 409 `personal_workspace`, and with 409 `conflict` if the member's account is disabled. Requires a session. With an access token it is a 403 `session_required`. A guest who becomes the owner then counts as a member. Where limits are enforced, that can fail as in `createMember`.
         */
        post: operations["transferWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a workspace
         * @description Ends your membership. Your access tokens for the workspace stop working, and you are unassigned from its cards. Of more than 500 cards, the rest follow in the background within seconds. What you created is kept.
         *
         *     Can fail with 409 `last_owner` if you are the last owner, and with 409 `personal_workspace` for your own personal workspace. Requires a session. With an access token it is a 403 `session_required`.
         */
        post: operations["leaveWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the members of a workspace
         * @description Lists the members of a workspace, including invited people who haven't joined yet, oldest first.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite someone to a workspace
         * @description Creates a member record and emails an invite to the address in this request. The invite can be used once within seven days, and only for that address. If you invite an address that has an open invite, the new invite replaces it: the record keeps its id and takes the new role and boards, a new email is sent, and the older link stops working.
         *
         *     The number of invites is limited for each address, workspace and network, including invites that are sent again, and is lower for a new workspace. Beyond that it is a 429 `rate_limited` that names the limit.
         *
         *     Can fail with 403 `insufficient_scope` if `role` is `admin` or `owner`, or the open invite is for one of them, and the access token lacks `workspace:write`, 403 `role_too_high` if `role` is above your own, 409 `already_member` if the address belongs to an active member, 409 `personal_workspace` if a personal workspace would get a second owner, 422 `unknown_board` if one of `board_ids` is not a board of the workspace, and 422 `boards_only_for_guests` if `board_ids` is present for a role other than guest. Where limits are enforced, it can fail with 403 `plan_limit_reached` if the plan allows no more members, not counting guests, and with 409 `billing_canceled` once billing has ended. A rotated token's previous secret can't add members: 403 `current_secret_required`.
         */
        post: operations["createMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the people of a workspace
         * @description Lists the active members of a workspace with the names that others see, in the order in which they were invited, so that an app can show names instead of ids. For members with their email addresses, use `listMembers`.
         *
         *     A guest sees themselves and everyone who has appeared on one of the boards that they were given: who has changed anything on it, such as by creating a card or a comment, or was ever assigned to one of its cards. `role` is present if you could also read it with `listMembers`: not for a guest, and not with an access token without `members:read`.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a person
         * @description Returns a person with whom you share a workspace: the workspace of the access token or, with a session, any in which both of you are active members. Where you are a guest, you see the same people as in `listPeople`. Everyone else is a 404. `role` is absent, because it differs between workspaces.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List access tokens
         * @description Lists the access tokens of a workspace, oldest first: your own, and for admins and owners those of all members. Expired tokens are included, revoked tokens are not. If you have become a guest, you see the tokens that you created before.
         */
        get: operations["listAccessTokens"];
        put?: never;
        /**
         * Create an access token
         * @description Creates an access token for this workspace that acts for you. Its secret is only in this response. The token can do what its scopes and, at the time of each request, your role allow.
         *
         *     Can fail with 403 `scope_too_wide` if your role never allows one of the scopes or, when created with an access token, if the new token would have a scope that the creating token lacks or would expire later; with 422 `unknown_scope`; with 422 `already_expired` if `expires_at` isn't in the future; and with 409 `limit_reached` if the workspace has 1,000 working tokens. A rotated token's previous secret can't create tokens: 403 `current_secret_required`.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get billing
         * @description Returns a workspace's plan, its seats, the usage of each limit, and the invoice recipient. The `ETag` also changes with usage.
         */
        get: operations["getBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update invoice details
         * @description Changes the email address and the postal address for invoices, and the tax id. The body is a merge patch, and so is the postal address in it. An empty object changes nothing. Invoices that are already closed don't change.
         *
         *     Can fail with 422 `incomplete_address` if the postal address has some parts but lacks `line1`, `city` or `country`.
         */
        patch: operations["updateBilling"];
        trace?: never;
    };
    "/v1/workspaces/{id}/billing/change-plan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the plan
         * @description Changes the plan or the billing interval of a workspace, now or at the end of the period. A change now is prorated by day: today is charged at the more expensive of the two plans, the following days at the new plan. A change at the end of the period waits in `next_plan`. Changing to the current plan takes the change back. Changing the plan also takes back a cancellation. The first time that a workspace chooses a plan with `trial_days`, those days are free, unless it pays for the current period.
         *
         *     Can fail with 422 `unknown_plan` if there is no such plan, or not with this interval, with 409 `plan_too_small` if the workspace uses more than the plan allows and limits are enforced for it, with each limit in `errors`, with 409 `interval_at_period_end` if a period that has begun would change its length, and with 409 `billing_canceled` if billing has ended, so that there is no end of a period. In that case a change now starts a new period. On the day on which a period was canceled with `now`, it continues that period instead, with its interval.
         */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/billing/preview-plan-change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a plan change
         * @description Returns what a plan change would cost, and changes nothing. It takes the same body as `changePlan` and fails in the same cases. The amounts apply if the change is made now and the number of seats stays the same. They are prorated by day and exclude tax. If `exact` is false, a payment provider writes the invoices by its own rules: use `createPlanPreview` to ask it.
         *
         *     Can fail with 422 `unknown_plan`, and with 409 `plan_too_small`, `interval_at_period_end` and `billing_canceled`.
         */
        post: operations["previewPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/billing/plan-previews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a plan preview by the payment provider
         * @description Asks the payment provider what it would bill if the plan changed now, including proration and tax, and changes nothing. It takes the same body as `changePlan` and fails in the same cases. The provider is asked in the background, so the preview is `pending` in this response. Read it with `getPlanPreview` until it is `ready`, which usually takes a second or two. It is valid for 15 minutes.
         *
         *     Can fail with 409 `no_payment_provider` if no payment provider would collect the workspace's payments, in which case `previewPlanChange` is exact. Like `changePlan`, it can also fail with 422 `unknown_plan`, and with 409 `plan_too_small`, `interval_at_period_end` and `billing_canceled`.
         */
        post: operations["createPlanPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/plan-previews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the preview.
                 * @example plan_preview_01m7qe5mz4eb4bc7p69v04drfq
                 */
                id: components["parameters"]["PlanPreviewIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a plan preview by the payment provider
         * @description Returns a preview, with the provider's amounts once it has responded and while they are valid. A preview is deleted a day after it was created.
         */
        get: operations["getPlanPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/billing/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel billing
         * @description Ends billing, at the end of the period or now. This is always allowed, except in a workspace that is suspended. Afterwards existing data can still be read and changed and, where limits are enforced, nothing new can be created except access tokens. A trial ends without a charge. Canceling again changes nothing, except that `now` no longer waits for the end of the period.
         */
        post: operations["cancelBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/billing/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link to a payment page
         * @description Asks the payment provider for a page where a person adds a payment method (`payment_method`), or sees invoices and payment methods (`portal`). The page is created in the background, so the link is `pending` in this response. Read it with `getBillingLink` until it is `open`, which usually takes a second or two, and send the person to its `url`.
         *
         *     Can fail with 409 `no_payment_provider` if no payment provider collects the workspace's payments: the service writes the invoices itself, or the workspace hasn't chosen a plan with a price yet. A rotated token's previous secret can't create links: 403 `current_secret_required`.
         */
        post: operations["createBillingLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the link.
                 * @example billing_link_01m7qe5mz4eb4bc7p69v04drfp
                 */
                id: components["parameters"]["BillingLinkIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a link to a payment page
         * @description Returns a link, with its address once there is one. A link is deleted a day after it was created.
         */
        get: operations["getBillingLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/billing/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume billing
         * @description Takes back a cancellation. Before the cancellation takes effect, billing simply continues. After that, the workspace gets its plan again at the current price. If nothing is canceled, it changes nothing.
         *
         *     Can fail with 422 `unknown_plan` if the plan is no longer offered. Choose another one with `changePlan`, which also resumes billing.
         */
        post: operations["resumeBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the invoices of a workspace
         * @description Lists the invoices and credit notes of a workspace, newest first. An invoice is closed within ten minutes after its period has ended with something to pay. After that only its status and payment information change.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice or the credit note. */
                id: components["parameters"]["InvoiceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Returns an invoice or a credit note with its lines, and the address of a printable page.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get the usage of a workspace
         * @description Returns what a workspace stores, in rows and bytes, and how much the operator of this service lets it store. It is measured in the background, within about ten minutes after a change.
         *
         *     Once a quota is reached, operations that create boards, cards, comments, members and the like are a 403 `quota_exceeded`. Everything can still be read, changed, deleted, restored and exported, and access tokens can be created.
         */
        get: operations["getWorkspaceUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/counts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Count the cards of a workspace
         * @description Counts the cards on all boards of a workspace that the credential has access to, by state, board, column, label and assignee, as of one moment. Cards on archived boards are left out. Archived cards and those of archived columns are counted only as `archived`. Boards, columns, labels and people without cards are left out, and so are those with the fewest cards beyond 1,000 of each.
         *
         *     Can fail with 422 `search_too_slow` if counting takes more than two seconds.
         */
        get: operations["getWorkspaceCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the cards of a workspace
         * @description Lists the cards on all boards of a workspace that the credential has access to, oldest card first or as `sort` says. Cards on archived boards are left out, and those of an archived column count as archived. Use `mine=true` to list your own tasks. Filters are combined with "and". A filter that matches nothing returns an empty list.
         *
         *     Can fail with 422 `search_too_slow` if the search, the filters or the order take more than two seconds.
         */
        get: operations["listWorkspaceCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/cards/batch-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update up to 100 cards
         * @description Changes the content of cards on any boards of the workspace. Each item is a merge patch of its card, as with `updateCard`. The response lists the cards in the order sent.
         *
         *     All of it happens or nothing does. `errors` names what is wrong by item, such as `/cards/7/title`, up to 100 places, each with its code. The problem has the code of its errors if they all have the same one, such as 412 `precondition_failed`, and is a 422 `several_problems` otherwise. A card that doesn't exist in the workspace, or that you don't have access to, is an `unknown_card`, and one that is given twice a `repeated_card`. If an item has an `etag`, its card must still have it. It can also fail with `unknown_label`, `unknown_assignee` and `two_due_dates`.
         */
        post: operations["updateCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/cards/batch-move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move up to 100 cards
         * @description Moves cards on any boards of the workspace, within their boards or to others, in the order sent, as `moveCard` would one after another. A card can be moved next to one that an earlier item has moved. The response lists the cards in the order sent. Limits that are enforced count once everything is moved, so that cards can change places between two full columns.
         *
         *     All of it happens or nothing does. `errors` names what is wrong by item, such as `/cards/7/title`, up to 100 places, each with its code. The problem has the code of its errors if they all have the same one, such as 412 `precondition_failed`, and is a 422 `several_problems` otherwise. A card that doesn't exist in the workspace, or that you don't have access to, is an `unknown_card`, and one that is given twice a `repeated_card`. If an item has an `etag`, its card must still have it. It can also fail with `unknown_column`, `column_archived`, `anchor_moved`, `ambiguous_position`, `wip_limit_reached`, `limit_reached` and `missing_label`, and, where limits are enforced, with 409 `billing_canceled` if it would create labels once billing has ended.
         */
        post: operations["moveCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/cards/batch-archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive up to 100 cards
         * @description Archives cards on any boards of the workspace. Nothing changes for one that is archived already. The response lists the cards in the order sent. `restoreCards` takes it back.
         *
         *     All of it happens or nothing does. `errors` names what is wrong by item, such as `/cards/7/title`, up to 100 places, each with its code. The problem has the code of its errors if they all have the same one, such as 412 `precondition_failed`, and is a 422 `several_problems` otherwise. A card that doesn't exist in the workspace, or that you don't have access to, is an `unknown_card`, and one that is given twice a `repeated_card`. If an item has an `etag`, its card must still have it.
         */
        post: operations["archiveCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/cards/batch-restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore up to 100 cards
         * @description Puts archived cards on any boards of the workspace back into their columns, at their former positions. Nothing changes for one that isn't archived. The response lists the cards in the order sent.
         *
         *     All of it happens or nothing does. `errors` names what is wrong by item, such as `/cards/7/title`, up to 100 places, each with its code. The problem has the code of its errors if they all have the same one, such as 412 `precondition_failed`, and is a 422 `several_problems` otherwise. A card that doesn't exist in the workspace, or that you don't have access to, is an `unknown_card`, and one that is given twice a `repeated_card`. If an item has an `etag`, its card must still have it. It can also fail with `wip_limit_reached`.
         */
        post: operations["restoreCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/cards/by-external-id/{source}/{external_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
                /**
                 * @description The system that the card comes from.
                 * @example github
                 */
                source: components["parameters"]["ExternalSourceParameter"];
                /**
                 * @description The id of the card in that system, percent-encoded where needed.
                 * @example issue-4711
                 */
                external_id: components["parameters"]["ExternalIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a card by its external id
         * @description Returns the card that `putCardByExternalId` or `importCards` created with this source and id, archived or not.
         */
        get: operations["getCardByExternalId"];
        /**
         * Create or update a card by its external id
         * @description Makes the card with this source and id what the body says. If there is none in the workspace, it is created (201), as by `createCard`. Otherwise the properties of the body are changed (200), as by `updateCard`: absent ones don't change, and `null` clears one. `column_id` and `position` count only for a new card. An archived card is updated and stays archived. The same request can be sent any number of times, also concurrently, and makes one card. With `If-Match`, also with `*`, a card that doesn't exist is a 412.
         *
         *     Can fail with 409 `external_id_on_other_board` if the card is on another board than `board_id`, with 422 `unknown_board`, `unknown_column`, `unknown_label` or `unknown_assignee` if one of those doesn't belong to the workspace or the board, and with 422 `two_due_dates` if both `due_at` and `due_on` are given. A new card can also fail with 409 `column_archived`, `wip_limit_reached` or `limit_reached`, as by `createCard`, and, where limits are enforced, with 409 `billing_canceled` once billing has ended.
         */
        put: operations["putCardByExternalId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/share-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the share links of a workspace
         * @description Lists the share links that work now, newest first, so that an admin sees which cards anyone with a link can read. Revoked and expired links are left out, as are those of deleted cards and boards. Share tokens are left out: each is shown only once, when its link is created. Revoke a link with `revokeShareLink`.
         *
         *     Links from before 1.5.1 aren't listed. They stop 14 days after the upgrade to 1.5.1.
         */
        get: operations["listWorkspaceShareLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the trash of a workspace
         * @description Lists the deleted boards, columns and cards of a workspace that can still be restored, last deleted first. They can be restored for 30 days with `restoreBoard`, `restoreColumn` and `restoreCard`. For every other operation, they don't exist: with their id in its path, it is a 404.
         *
         *     The list shows what you could see before it was deleted. What was on a deleted board isn't listed by itself: it comes back with the board. A column or card that was deleted before its board stays in the trash, and can be restored once the board is.
         */
        get: operations["listTrash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the member. */
                id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description Returns a member of a workspace, invited or active. Guests can't see members, so every member is a 404 to a guest.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Removes a member from the workspace, or revokes the invite of someone who hasn't joined yet. From the next request on, the member's access tokens stop working, and the member is unassigned from cards. Of more than 500 cards, the rest follow in the background within seconds, each with its event. What the member created is kept.
         *
         *     Can fail with 403 `insufficient_scope` if the member is `admin` or `owner` and the access token lacks `workspace:write`, with 403 `role_too_high` if the member's role is above your own, and with 409 `last_owner` if no owner would be left. A rotated token's previous secret can't remove members: 403 `current_secret_required`.
         */
        delete: operations["deleteMember"];
        options?: never;
        head?: never;
        /**
         * Update a member
         * @description Changes a member's role, or the boards that a guest sees, from the next request on. The body is a merge patch. An empty object changes nothing. `board_ids` replaces the whole list. A member who becomes a guest sees only the boards in the same request. A guest who gets another role loses the list. A guest is unassigned from cards on boards that they no longer see.
         *
         *     Can fail with 403 `insufficient_scope` if the new or the current role is `admin` or `owner` and the access token lacks `workspace:write`, 403 `role_too_high` if one of them is above your own, 409 `last_owner` if no owner would be left, 409 `personal_workspace` if a personal workspace would get a second owner, 409 `conflict` if the account of the new owner is disabled, 422 `unknown_board` if one of `board_ids` is not a board of the workspace, and 422 `boards_only_for_guests` if `board_ids` is present for a role other than guest. A guest who gets another role then counts as a member. Where limits are enforced, that can fail as in `createMember`. A rotated token's previous secret can't change members: 403 `current_secret_required`.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/v1/members/{id}/resend-invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the member. */
                id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invite
         * @description Sends a new invite to a member who hasn't joined yet. It expires after another seven days, and the link in the older email stops working. You can also resend an expired invite.
         *
         *     Can fail with 403 `insufficient_scope` if the invite is for an `admin` or `owner` and the access token lacks `workspace:write`, with 403 `role_too_high` if it is for a role above your own, with 409 `not_invited` if the member has already joined, and with 429 `rate_limited` if too many invites were sent, as in `createMember`. A rotated token's previous secret can't resend invites: 403 `current_secret_required`.
         */
        post: operations["resendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invites/{invite_token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token from the invite email. Any other token is a 404, and text that can't be a token is a 400.
                 * @example this-is-not-a-real-token-but-looks-like-one
                 */
                invite_token: components["parameters"]["InviteTokenParameter"];
            };
            cookie?: never;
        };
        /**
         * Get an invite
         * @description Returns what an invite is for. No credential is needed besides the token in the path, and nothing changes. An unknown, expired, used, replaced or revoked invite is a 404. After too many wrong tokens from your network, it is a 429 `rate_limited`.
         */
        get: operations["getInvite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invites/{invite_token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token from the invite email. Any other token is a 404, and text that can't be a token is a 400.
                 * @example this-is-not-a-real-token-but-looks-like-one
                 */
                invite_token: components["parameters"]["InviteTokenParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invite
         * @description Joins the workspace as the signed-in person, with the role and the boards of the invite. Sign in with the invited email address. For anyone else it is a 403 `wrong_recipient`, and for an access token a 403 `session_required`. An unknown, expired, used, replaced or revoked invite is a 404. After too many wrong tokens from your network, it is a 429 `rate_limited`.
         */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invites/{invite_token}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token from the invite email. Any other token is a 404, and text that can't be a token is a 400.
                 * @example this-is-not-a-real-token-but-looks-like-one
                 */
                invite_token: components["parameters"]["InviteTokenParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invite
         * @description Declines an invite and deletes the member record. Sign in with the invited email address. For anyone else it is a 403 `wrong_recipient`, and for an access token a 403 `session_required`. An unknown, expired, used, replaced or revoked invite is a 404. After too many wrong tokens from your network, it is a 429 `rate_limited`. It works in a read-only workspace.
         */
        post: operations["declineInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/email-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start changing your email address
         * @description Sends a six-digit code to a new email address. Together with the `id` in this response, it can be used once within ten minutes to change your address with `confirmEmailChange`. Nothing changes until then. The response is the same whether or not the address belongs to another user.
         *
         *     A code that was sent earlier stays valid until it expires. The number of codes per hour is limited for each email address, each person and each network. Addresses that differ only in a tag after `+`, or in the dots of a Gmail address, share this limit, also with sign-in codes. Beyond that it is a 429 `rate_limited`.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        post: operations["createEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/email-changes/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the email change. */
                id: components["parameters"]["EmailChangeIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm your new email address
         * @description Changes your email address with the code that was sent to the new one. From then on you sign in with the new address, and the members lists of your workspaces show it. Your sessions and access tokens stay valid. The previous address gets an email that says so. An open invite of the new address to a workspace that you already belong to is revoked. You can accept its other invites.
         *
         *     Can fail with 422 `wrong_code` if the code is wrong, expired, already used or was tried five times, and with 409 `email_taken` if the new address belongs to another user.
         *
         *     Requires a session. With an access token it is a 403 `session_required`.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Lists the webhooks of a workspace, oldest first, without their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Creates a webhook: from now on, the events of the workspace are sent to `url`, each as a signed `POST` by the Standard Webhooks specification. Events of the moment before can be among them. The body is the event as `listEvents` shows it. With `include` set to `["data"]`, it also has the resource as it is when the message is sent, as `include=data` adds it: what an admin of the workspace can read within the scopes of the credential that last set `url` or `include`. It is absent if the resource is gone, and if it has more than 256 KiB.
         *
         *     Nothing is sent to `url` before that, and it doesn't have to answer anything for this request to succeed. Send a test message with `pingWebhook`.
         *
         *     The response has the secret with which receivers check signatures. It is not shown again.
         *
         *     Each event is delivered at least once, and the events of a board in the order of the log: the next one is sent once the one before it was accepted with a status from 200 to 299, or was given up after ten attempts, usually in three to four days. Boards don't wait for each other, and neither do webhooks.
         *
         *     If a receiver answers 429 or 503 with `Retry-After` (seconds or an HTTP date), the next attempt comes no earlier than that, where more than 24 hours count as 24. It never comes earlier than the usual schedule.
         *
         *     Where plan limits are enforced, it can fail with 403 `plan_limit_reached` if the plan allows no more webhooks, and with 409 `billing_canceled` once billing has ended. The events of webhooks beyond that number, the newest ones, wait, and are sent within ten minutes once there is room for them. It can also fail with 409 `limit_reached` if the workspace has 100 webhooks, and with 422 `webhook_url_refused`, `unknown_event_type` or `unknown_board`. A rotated token's previous secret can't create webhooks: 403 `current_secret_required`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/access-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access token. */
                id: components["parameters"]["AccessTokenIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get an access token
         * @description Returns an access token: your own or, for admins and owners, any of the workspace. For others it is a 404. If you have become a guest, you can still read and revoke tokens that you created before.
         */
        get: operations["getAccessToken"];
        put?: never;
        post?: never;
        /**
         * Revoke an access token
         * @description Revokes an access token: your own or, for admins and owners, any of the workspace. The next request with any of its secrets is refused. An access token can revoke itself.
         *
         *     Tokens created with this one keep working unless `cascade` is `true`, so you can retire a token that sets up others without stopping them. Use `cascade` if its secret may have leaked. A rotated token's previous secret can't revoke tokens: 403 `current_secret_required`.
         */
        delete: operations["revokeAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/access-tokens/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access token. */
                id: components["parameters"]["AccessTokenIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an access token
         * @description Gives an access token a new secret, which is only in this response. Its id, scopes and expiry stay the same: an expired token stays expired. The previous secret keeps working for `overlap_seconds`. An even older secret stops immediately, so a token never has more than two working secrets. An access token can rotate itself.
         *
         *     Omit the overlap if a secret may have leaked: until it ends, the previous secret can still read and change what the token can. It can't rotate or revoke tokens, issue new secrets, or change members or webhooks: that is a 403 `current_secret_required`. Tokens created with this one don't change.
         *
         *     Can fail with 403 `not_creator` if someone else created the token, because the secret acts for its creator, and with 403 `scope_too_wide` if an access token rotates one that has more scopes or expires later than itself.
         */
        post: operations["rotateAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List boards
         * @description Lists the boards of a workspace that the credential has access to, oldest first or as `sort` says. `archived=true` lists only archived boards, which are otherwise left out.
         */
        get: operations["listBoards"];
        put?: never;
        /**
         * Create a board
         * @description Creates a board. With `template_id`, the board starts with a copy of the template's columns, labels and starter cards. Without it, the board starts with one column. Later changes to the template don't affect the board.
         *
         *     Dates of starter cards count from the day on which the board is created, in your time zone.
         *
         *     Can fail with 422 `unknown_template` if the template is neither built in nor one of the workspace's, `unknown_role` if it doesn't have a role of `template_roles`, `unknown_assignee` if a person can't be assigned on the new board, `several_problems` if there are both, and `unknown_workspace` if the credential has no access to that workspace, and with 409 `limit_reached` if a starter card would have more than 50 assignees. Where limits are enforced, it can fail with 403 `plan_limit_reached` if the plan allows no more boards, and with 409 `billing_canceled` once billing has ended.
         */
        post: operations["createBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a board
         * @description Returns a board, archived or not.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        /**
         * Delete a board
         * @description Deletes a board with everything on it, immediately. It can be restored for 30 days with `restoreBoard`. To remove it only from lists, archive it.
         *
         *     Can fail with 403 `board_deletion_restricted` if the workspace lets only admins and the board's creator delete it (`board_deletion`). A private board can be deleted only by its managers. Everyone else who can change it gets a 403 `not_board_manager`.
         */
        delete: operations["deleteBoard"];
        options?: never;
        head?: never;
        /**
         * Update a board
         * @description Changes the name, the description or the visibility of a board, archived or not. The body is a merge patch: absent properties don't change, `null` clears the description, and an empty object changes nothing.
         *
         *     Changing the visibility requires a manager of the board, as `putBoardMember` does. Everyone else who can change the board gets a 403 `not_board_manager`. If you make a board private, you become its manager, and people who can't see it any more are taken off its cards.
         */
        patch: operations["updateBoard"];
        trace?: never;
    };
    "/v1/boards/{id}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a board with everything on it
         * @description Returns a board with its columns in order, the first cards of each, its labels, and the people who appear on it, all as of one moment. Archived columns and cards are left out.
         *
         *     A column with more cards has a `next_cursor`. To read on, send it as `cursor` to `listCards` with this `column_id` and without other filters. A snapshot has at most 1,000 cards: with more than 1,000 / `cards_per_column` columns, each column shows fewer, but at least 10.
         *
         *     To keep a copy of the board up to date, send `resume_cursor` as `cursor` to `listBoardEvents`. It returns exactly the changes that this snapshot doesn't include: none is skipped, and none is repeated.
         */
        get: operations["getBoardSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/counts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Count the cards of a board
         * @description Counts the cards of a board by state, column, label and assignee, as of one moment. Archived cards, and all cards of archived columns, are counted only as `archived`. Columns, labels and people without cards are left out.
         */
        get: operations["getBoardCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Follow the changes on a board
         * @description Lists the changes of a board and of everything on it, oldest first, to anyone who has access to the board. The events are those of `listEvents`, without `credential_id` and `system_account` in `actor`. What you can't list has no events for you either: guests and viewers of a private board get none of share links, and guests get none of the board's members.
         *
         *     Begin with the `resume_cursor` of `getBoardSnapshot`, which continues exactly where the snapshot ends. Read to the last page, keep its `resume_cursor`, and send it as `cursor` later. Without `cursor`, the list begins with the oldest event. If the board is deleted or your access ends, the response is a 404.
         *
         *     Old events are left out and later deleted, as `listEvents` says. A `cursor` from before one of the workspace, or from after a backup that was restored, is a 410 `events_expired`: begin with a new snapshot.
         *
         *     If the board moves to another workspace to which you have access, a cursor from before is a 400 `invalid_cursor`: begin with a new snapshot. Events of a workspace that the board has left are not listed.
         */
        get: operations["listBoardEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Stream the changes on a board
         * @description Sends the events of `listBoardEvents` as they happen, as Server-Sent Events, to anyone who has access to the board. The response doesn't end by itself.
         *
         *     Without a cursor, the stream begins with what happens from now on. To begin where a snapshot or a list ends, send its `resume_cursor` as `cursor`. To continue after the connection was lost, send the last `id` as `Last-Event-ID`, as `EventSource` does. Nothing is missing or repeated. An `id` is also a `cursor` of `listBoardEvents`.
         *
         *     Each message has the event in `data`, its type in `event` and its position in `id`. A message without `data` moves the position on while nothing happens on the board. A comment at least every 20 seconds shows that the connection is alive. `retry` says how long to wait before you reconnect.
         *
         *     The message `end` precedes an orderly end. `data` is an object with the `reason`: `restarting` and `too_slow` (you have not read what was sent), after which you reconnect and continue, or `access_ended`. New reasons may be added. A stream ends within a second when your access to the board or your credential ends. Reconnecting is then a 401, 403 or 404.
         *
         *     Can fail with 410 `events_expired` for a position from before events that are no longer kept, as `listBoardEvents`, and with 429 `too_many_streams` if your credential or your network has too many open streams. The guide [Live updates](https://boards.example.com/docs/guides/live-updates/) shows how to follow a board.
         *
         *     With `presence=true`, you are shown to others as looking at the board for as long as the stream is open, and the stream also sends the message `presence`, with a `BoardPresence` in `data` and no `id`: once at the beginning, and when someone comes or goes.
         */
        get: operations["streamBoardEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/{id}/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Stream the changes in a workspace
         * @description Sends all events of a workspace as they happen, to its admins and owners. The events are those of `listEvents` without filters, and the stream works like that of `streamBoardEvents`: the same messages, the same ways to continue and the same ends. `cursor` takes the `resume_cursor` of `listEvents` without other filters than `workspace_id` and without `sort=-position`.
         *
         *     Can fail with 410 `events_expired` and 429 `too_many_streams`.
         */
        get: operations["streamWorkspaceEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stream-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a ticket for a stream
         * @description Creates a ticket that opens one stream once, within a minute. Use it with `EventSource` in a browser, which can't set `Authorization`: open `url`, with `&cursor=` behind it to continue after a position, and with other parameters of the stream. Clients that can set headers need no ticket.
         *
         *     Send `board_id` for a board, or `workspace_id` for a workspace, which without both is the one that the credential implies. The stream has the rights of the credential that created the ticket, and ends with it. A request that opens no stream, because it is refused or a `HEAD`, doesn't use the ticket up. An address with a used ticket is a 401, so that `EventSource` stops: create another ticket, and continue after the last `id`.
         *
         *     Can fail with 422 `unknown_board` or `unknown_workspace`.
         */
        post: operations["createStreamTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a board
         * @description Removes a board from the list of boards. Everything on it is kept and can still be read and changed. Archiving an archived board changes nothing.
         */
        post: operations["archiveBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a board
         * @description Puts an archived board back into the list of boards, or a deleted board with everything that was on it back into the workspace. A board can be restored for 30 days after it was deleted, and comes back archived if it was archived. Restoring any other board changes nothing.
         *
         *     Restoring a deleted board needs the same permission as deleting it, and can fail with 403 `board_deletion_restricted` and `not_board_manager`. Where limits are enforced, it can also fail like creating one: with 403 `plan_limit_reached` and with 409 `billing_canceled`. Its guests have access to it again. A card that lost its external id to another card meanwhile comes back without one. There is no version of a deleted board for `If-Match`: it is a 412.
         */
        post: operations["restoreBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a board
         * @description Creates a copy of a board in its workspace, archived or not, with its description and columns and with what `keep` names. Cards get new numbers, keep their order, and are open or completed as they were. They lose their external ids and share links. What is archived is left out unless `include_archived` is true. Later changes to the board don't affect the copy.
         *
         *     The copy is as visible as the board. If it is private, you become its manager. Besides owners and admins of the workspace, others see it only if they are members of the board and `keep` has `members`. Guests don't get the copy. People who can't see the copy are not assigned to its cards.
         *
         *     Can fail with 409 `limit_reached` if more than 1,000 cards, comments or members would be copied. Where limits are enforced, it can fail with 403 `plan_limit_reached` if the plan allows no more boards, and with 409 `billing_canceled` once billing has ended.
         */
        post: operations["copyBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a board to another workspace
         * @description Moves a board, archived or not, with everything on it and what of it is in the trash. Ids, comments, share links and activity stay. Cards get new numbers, in their order, because numbers are unique in a workspace. Access tokens and people of the former workspace lose access at once, and so do their cursors and idempotency keys.
         *
         *     `losses` says what is lost. Send the request with `validate_only=true` first to see it without moving anything.
         *
         *     You need to be allowed to delete the board, and to create boards in the other workspace. `visibility` stays. The members of the board keep their roles on it if they are members of the other workspace. Guests who are members there become viewers of a private board, and you become its manager. Guests of the other workspace don't get the board. People who don't see the board any more are taken off its cards. In its own workspace the board stays as it is.
         *
         *     The event log of the former workspace stays there, and ends with `board.moved_out`. The other one begins with `board.moved_in`, and has no events for what is on the board: read it with `getBoardSnapshot`.
         *
         *     Can fail with 422 `unknown_workspace` if you have no access to the other workspace, with 403 `board_deletion_restricted` and `not_board_manager` like `deleteBoard`, with 409 `external_id_taken` if cards of the other workspace have external ids of these, and with 409 `limit_reached` if the board is too large: with more than 50,000 comments, labels of cards, assignments, share links and rows in the trash together, with more than 4 million bytes of titles and descriptions, or after 10 other workspaces. Where limits are enforced, it can fail with 403 `plan_limit_reached` if the plan of the other workspace allows no more boards, and with 409 `billing_canceled` once its billing has ended. Requires a session, because an access token belongs to one workspace: with one, it is a 403 `session_required`.
         */
        post: operations["moveBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the columns of a board
         * @description Lists the columns of a board in order, without archived ones unless `archived` is `true`.
         */
        get: operations["listColumns"];
        put?: never;
        /**
         * Create a column
         * @description Adds a column to a board, as the last one unless `position` says otherwise.
         *
         *     Can fail with 422 `missing_wip_limit` if a limit is to be enforced but there is none, and with 409 `limit_reached` if the board has 100 columns, including archived ones. Where limits are enforced, it can fail with 409 `billing_canceled` once billing has ended.
         */
        post: operations["createColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the cards of a board
         * @description Lists the cards of a board in board order, column by column and from top to bottom, or as `sort` says. The cards of an archived column count as archived. Filters are combined with "and". A filter that matches nothing returns an empty list.
         *
         *     Can fail with 422 `search_too_slow` if a search with `q` takes more than two seconds.
         */
        get: operations["listCards"];
        put?: never;
        /**
         * Create a card
         * @description Creates a card in a column of the board. The card goes to the bottom of the first column that isn't archived unless `column_id` and `position` say otherwise. In a column with `done`, it is completed.
         *
         *     Can fail with 422 `unknown_column`, `unknown_label` or `unknown_assignee` if one of those doesn't belong to the board or its workspace, with 422 `two_due_dates` if both `due_at` and `due_on` are given, with 409 `column_archived` if the column is archived, with 409 `wip_limit_reached` if it is full and enforces its limit, and with 409 `limit_reached` if the board has 10,000 cards, including archived ones. Where limits are enforced, it can fail with 409 `billing_canceled` once billing has ended.
         */
        post: operations["createCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/cards/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create up to 100 cards
         * @description Creates cards on a board, in the order sent, as `createCard` would one after another. Of several cards for the top of a column, the last one ends up at the very top. The response lists the cards in the order sent.
         *
         *     All of it happens or nothing does. `errors` names what is wrong by item, such as `/cards/7/title`, up to 100 places, each with its code, among them those of `createCard`: `unknown_column`, `unknown_label`, `unknown_assignee`, `two_due_dates`, `column_archived`, `wip_limit_reached` and `limit_reached`. The problem has the code of its errors if they all have the same one, and is a 422 `several_problems` otherwise. Where limits are enforced, it can fail with 409 `billing_canceled` once billing has ended.
         */
        post: operations["createCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/cards/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import up to 100 cards
         * @description Creates cards on a board with their history: who created them, when, when they were completed or archived, and their comments. New cards go to the bottom of their columns, in the order sent. The response lists the cards in the order sent, each with what happened to it.
         *
         *     An import can be repeated. A card of the workspace that has the same `source` and `external_id`, on whichever board, is `existing`: neither the card nor its place changes, and what is sent for it is not checked. The same is true of its comments, by their own `external_id`; those that the card doesn't have yet are added. So a repeated request changes nothing and returns the same ids, also if both run at the same time. What was deleted since is imported again.
         *
         *     All of it happens or nothing does. `errors` names what is wrong by item, such as `/cards/7/comments/2/created_at`, up to 100 places, each with its code: those of `createCards`, `impossible_time`, `unknown_author` and `repeated_external_id`. The problem has the code of its errors if they all have the same one, and is a 422 `several_problems` otherwise. Limits of columns that are enforced hold for imports too; archived cards don't count. A request with more than 500 comments in all, and a card that would get more than 5,000, is a 409 `limit_reached`. Where limits are enforced, it can fail with 409 `billing_canceled` once billing has ended.
         *
         *     `updated_at` of what is imported is the time of the import, so that lists with `updated_since` find it. Events have `imported: true`.
         */
        post: operations["importCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the labels of a board
         * @description Lists the labels of a board, oldest first.
         */
        get: operations["listLabels"];
        put?: never;
        /**
         * Create a label
         * @description Adds a label to a board.
         *
         *     Can fail with 409 `label_name_taken` if the board has a label with this name, ignoring case, and with 409 `limit_reached` if it has 200 labels. Where limits are enforced, it can fail with 409 `billing_canceled` once billing has ended.
         */
        post: operations["createLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the members of a board
         * @description Lists the people who were added to a board, with their roles on it, in the order in which they were invited to the workspace. Owners and admins of the workspace see and manage every board and are listed only if they were added, too. Guests, whose boards are in their `board_ids`, are not listed and can't read this list.
         */
        get: operations["listBoardMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
                /**
                 * @description The id of the user.
                 * @example user_01m4t7yy1rftbb59y07fjh2ysy
                 */
                user_id: components["parameters"]["BoardMemberUserIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Add a member to a board, or change their role
         * @description Adds an active member of the workspace to a board, or gives them another role on it. The same request can be sent any number of times. The roles `editor` and `viewer` count while the board's `visibility` is `members`. You can add people before you make the board private, so that they keep their access and their cards.
         *
         *     Requires a manager of the board: an owner or admin of the workspace, a member of the board with the role `manager` or, while the board is visible to the workspace, the person who created it. Everyone else who can change the board gets a 403 `not_board_manager`. A person who isn't an active member of the workspace is a 404, and a guest is a 422 `not_for_guests`: an admin gives guests boards with `board_ids`.
         */
        put: operations["putBoardMember"];
        post?: never;
        /**
         * Remove a member from a board
         * @description Removes a person from a board. If they can't see the board any more, they are also taken off its cards. A manager of the board can remove anyone, and every member can remove themselves. Everyone else but guests gets a 403 `not_board_manager`. A person who wasn't added to the board is a 404. A private board without a manager is managed by the owners and admins of the workspace.
         */
        delete: operations["deleteBoardMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Show who looks at a board now
         * @description Returns the people who have a stream of the board open with `presence=true`. A person with several windows is there once. The same comes in the messages `presence` of such a stream, so you need no requests to keep it up to date.
         *
         *     A guest sees themselves and people who have appeared on the board: who has changed anything on it, or was ever assigned to one of its cards. Others are neither listed nor counted for them.
         *
         *     Someone who closes their stream, or who loses access, is gone within two seconds. After a connection that breaks without a sign, it can take some minutes until the service notices.
         */
        get: operations["getBoardPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List what happened on a board
         * @description Lists the changes of a board and of everything on it, newest first, with the names of the people, columns, labels and cards that they are about. Those of share links aren't shown to guests and to viewers of a private board, and those of the board's members aren't shown to guests.
         *
         *     Activity is made of events, so a change appears once no earlier one can follow it, usually at once. It goes back as far as `listEvents`. The text of descriptions and comments is left out: a change of it is listed without `from` and `to`. To follow a board, use `listEvents` or read it again.
         *
         *     A board that was moved to this workspace keeps its activity, without that of its members in the former one. It names people who have appeared on the board.
         */
        get: operations["listBoardActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/columns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a column
         * @description Returns a column.
         */
        get: operations["getColumn"];
        put?: never;
        post?: never;
        /**
         * Delete a column
         * @description Deletes a column without cards, or with archived cards only. Archived cards aren't lost: they move, still archived, to the end of the column before it that isn't archived, or of the one after it if there is none. Each of them gets a `card.moved` event, and none is completed by a column with `done`.
         *
         *     Can fail with 409 `column_not_empty` if the column has cards that aren't archived, and with 409 `last_column` if it is the board's only column that isn't archived. The column can be restored for 30 days with `restoreColumn`.
         */
        delete: operations["deleteColumn"];
        options?: never;
        head?: never;
        /**
         * Update a column
         * @description Changes a column. The body is a merge patch: absent properties don't change, `null` clears the color or the limit, and an empty object changes nothing. To change its position, move it.
         *
         *     Can fail with 422 `missing_wip_limit` if a limit is to be enforced but there is none. To remove a limit that is enforced, also set `wip_limit_enforced` to `false`.
         */
        patch: operations["updateColumn"];
        trace?: never;
    };
    "/v1/columns/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a column
         * @description Removes a column from its board, together with its cards: they are left out of lists, counts and snapshots, like archived cards, and `archived=true` lists them. Their own `archived_at` doesn't change. Both can still be read and changed, and cards can be moved out. Archiving an archived column changes nothing.
         *
         *     Can fail with 409 `last_column` if it is the board's only column that isn't archived.
         */
        post: operations["archiveColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/columns/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a column
         * @description Puts an archived column back in its place, with its cards, even if it has more of them than a limit that it enforces. Or puts a deleted column back in its place, for 30 days after it was deleted, and archived if it was archived. Its archived cards stay in the column that they moved to, and its deleted cards can be restored into it. Restoring any other column changes nothing.
         *
         *     Restoring a deleted column can fail with 409 `board_deleted` until its board is restored, and with 409 `limit_reached` if the board has its most columns. There is no version of a deleted column for `If-Match`: it is a 412.
         */
        post: operations["restoreColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/columns/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a column
         * @description Moves a column to another position on its board, together with its cards.
         *
         *     Can fail with 409 `anchor_moved` if the column to move next to isn't on this board. Moving a column next to itself changes nothing.
         */
        post: operations["moveColumn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/columns/{id}/sort-cards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sort the cards of a column
         * @description Sorts the cards of a column once. Cards that are added later go where they are put, as before. Cards without a value come last in either order, cards with equal values keep their order, and archived cards keep their places.
         *
         *     A column with more than 1,000 cards that aren't archived is a 409 `too_many_cards`: change up to 100 at a time instead, with `moveCards`.
         */
        post: operations["sortColumnCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/columns/{id}/move-cards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move all cards of a column
         * @description Moves all cards of a column that aren't archived to another column of its board, in their order. Archived cards stay. Cards that arrive in a column with `done` are completed. If both columns are the same, nothing changes.
         *
         *     A column with more than 1,000 such cards is a 409 `too_many_cards`: change up to 100 at a time instead, with `moveCards`. Can also fail with 422 `unknown_column`, and with 409 `column_archived` and `wip_limit_reached`.
         */
        post: operations["moveColumnCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/columns/{id}/archive-cards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive all cards of a column
         * @description Archives all cards of a column that aren't archived. The column stays.
         *
         *     A column with more than 1,000 such cards is a 409 `too_many_cards`: change up to 100 at a time instead, with `archiveCards`.
         */
        post: operations["archiveColumnCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a card
         * @description Returns a card, archived or not. With `include`, the `ETag` is weak, because comments and share links don't change the card's version; `etag` in the body is the one for `If-Match`.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        /**
         * Delete a card
         * @description Deletes a card with its comments and share links. It can be restored for 30 days with `restoreCard`. To remove it only from lists, archive it.
         */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        /**
         * Update a card
         * @description Changes a card's content. The body is a merge patch: absent properties don't change, `null` clears a property, and an empty object changes nothing. `label_ids` and `assignee_ids` replace the whole list. To change the card's column or position, move it.
         *
         *     Can fail with 422 `unknown_label` or `unknown_assignee` if one of those doesn't belong to the board or its workspace, and with 422 `two_due_dates` if both `due_at` and `due_on` are given.
         */
        patch: operations["updateCard"];
        trace?: never;
    };
    "/v1/cards/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a card
         * @description Moves a card to a column of its board, or of another board of the workspace that you can change: before or after another card of the column, or to its top or bottom. A card that moves to another column with `done` is completed, unless it already is. One that leaves such a column stays completed: to reopen it, set `completed_at` to `null`.
         *
         *     A card that moves to another board keeps its id, number, comments, share links, external id and activity. Its labels are replaced by those that have the same names there, ignoring case. `missing_labels` says what happens to labels that the board doesn't have. People who can't see the board are no longer assigned. To those who follow the boards, the card leaves one with `card.moved_out` and arrives on the other with `card.moved_in`.
         *
         *     Can fail with 409 `anchor_moved` if the card to move next to isn't in that column, with 409 `column_archived` if it is another column, which is archived, with 409 `wip_limit_reached` if that one is full and enforces its limit, and with 422 `unknown_column` if the workspace has no such column that you have access to. Moving a card next to itself changes nothing. A move to another board can also fail with 409 `limit_reached` if it has as many cards or labels as it can, with 422 `missing_label`, and, where limits are enforced, with 409 `billing_canceled` if it would create labels once billing has ended.
         */
        post: operations["moveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a card
         * @description Creates a copy of a card, archived or not, in a column of its board, or of another board of the workspace that you can change. The copy has the title and what `keep` names. It is a card of its own: it has a new id and number, you are its creator, it is neither archived nor completed, and it has no share links and no external id. A column with `done` completes it.
         *
         *     On another board, labels are replaced by those that have the same names there, ignoring case. `missing_labels` says what happens to labels that the board doesn't have. People who can't see the board are not assigned. Comments keep their authors and times.
         *
         *     Can fail with 422 `unknown_column` if the workspace has no such column that you have access to, with 409 `column_archived`, with 409 `wip_limit_reached` if the column is full and enforces its limit, with 409 `limit_reached` if the board has as many cards or labels as it can, or if more than 1,000 comments would be copied, and with 422 `missing_label`. Where limits are enforced, it can fail with 409 `billing_canceled` once billing has ended.
         */
        post: operations["copyCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a card
         * @description Removes a card from the lists of cards. It keeps its column and can still be read and changed. Archiving an archived card changes nothing.
         */
        post: operations["archiveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a card
         * @description Puts an archived card back into its column, at its former position, or a deleted card back onto its board. A card can be restored for 30 days after it was deleted. It has its id, number, comments and share links again, and those of its labels and assignees that still exist. It comes back to its former position, or to the end of the column if that position is gone, and archived if it was archived. Restoring any other card changes nothing.
         *
         *     Can fail with 409 `wip_limit_reached` if the column is full and enforces its limit. Restoring a deleted card can also fail with 409 `board_deleted` until its board is restored, with 409 `column_deleted` if its column doesn't exist anymore and `column_id` doesn't name another one, with 409 `external_id_taken` if another card has its external id, with 409 `column_archived` or 422 `unknown_column` because of `column_id`, and with 409 `limit_reached` if the board is full. There is no version of a deleted card for `If-Match`: it is a 412.
         */
        post: operations["restoreCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}/labels/{label_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
                /** @description The id of the label. */
                label_id: components["parameters"]["CardLabelParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Add a label to a card
         * @description Adds one label of the board, and leaves the card's other labels as they are, also while others add and remove labels. If the card has the label already, nothing changes.
         *
         *     Can fail with 422 `unknown_label` if the label isn't on the card's board, and with 409 `limit_reached` if the card has 50 labels.
         */
        put: operations["addCardLabel"];
        post?: never;
        /**
         * Remove a label from a card
         * @description Removes one label, and leaves the card's other labels as they are. If the card doesn't have the label, nothing changes.
         */
        delete: operations["removeCardLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}/assignees/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
                /** @description The user id of the assignee. */
                user_id: components["parameters"]["CardAssigneeParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a card to a person
         * @description Adds one assignee, and leaves the card's other assignees as they are, also while others add and remove some. If the person is an assignee already, nothing changes.
         *
         *     Can fail with 422 `unknown_assignee` if the person isn't an active member with access to the board, and with 409 `limit_reached` if the card has 50 assignees.
         */
        put: operations["addCardAssignee"];
        post?: never;
        /**
         * Unassign a person from a card
         * @description Removes one assignee, and leaves the card's other assignees as they are. If the person isn't an assignee, nothing changes.
         */
        delete: operations["removeCardAssignee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the comments on a card
         * @description Lists the comments on a card, oldest first or as `sort` says. `sort=-created_at` lists the newest first.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a card
         * @description Adds a comment to a card. Guests can comment on the cards that they have access to.
         *
         *     Can fail with 409 `limit_reached` if the card has 5,000 comments. Where limits are enforced, it can fail with 409 `billing_canceled` once billing has ended.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}/comments/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import up to 100 comments
         * @description Adds comments to a card with their authors and times, as `importCards` does, for instance those beyond the first 100 of a card. The card need not be imported. A comment of the card that has the same `source` and `external_id` is `existing`: it doesn't change, and what is sent for it is not checked. The response lists the comments in the order sent.
         *
         *     All of it happens or nothing does. `errors` names what is wrong by item, such as `/comments/7/created_at`, up to 100 places, each with its code: `impossible_time`, `unknown_author` or `repeated_external_id`. The problem has the code of its errors if they all have the same one, and is a 422 `several_problems` otherwise. It can fail with 409 `limit_reached` if the card would have more than 5,000 comments and, where limits are enforced, with 409 `billing_canceled` once billing has ended.
         */
        post: operations["importComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}/share-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the share links of a card
         * @description Lists the share links of a card, oldest first. Expired links are included, revoked links are not. Share tokens are left out: each is shown only once, when its link is created.
         */
        get: operations["listShareLinks"];
        put?: never;
        /**
         * Create a share link
         * @description Creates a link that shows the card to anyone who has it, without a credential, until the link is revoked or expires. It always shows the card's current content. The token and the address are only in this response.
         *
         *     Can fail with 422 `already_expired` if `expires_at` isn't in the future, and with 409 `limit_reached` if the card has 100 working links. Where limits are enforced, it can fail with 409 `billing_canceled` once billing has ended. A rotated token's previous secret can't create links: 403 `current_secret_required`.
         */
        post: operations["createShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List what happened to a card
         * @description Lists the changes of a card, its comments and its share links, newest first, in the same form and with the same limits as `listBoardActivity`. If the card has been on another board, what happened there is listed too, without the columns, labels and other cards of that board. Of the people there, guests see those whom `listPeople` shows them.
         */
        get: operations["listCardActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/share-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the share link. */
                id: components["parameters"]["ShareLinkIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a share link
         * @description Returns a share link, without its token.
         */
        get: operations["getShareLink"];
        put?: never;
        post?: never;
        /**
         * Revoke a share link
         * @description Revokes a share link, permanently. The next request with its token is a 404.
         */
        delete: operations["revokeShareLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shared-cards/{share_token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of the share link. An unknown one is a 404. One with other characters, or with more than 200, is a 400.
                 * @example not-a-real-share-token
                 */
                share_token: components["parameters"]["ShareTokenParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a shared card
         * @description Returns what a share link shows of its card. No credential is needed besides the token in the path. An unknown, revoked or expired link is a 404.
         *
         *     Tokens created before 1.5.1 are 12 hexadecimal digits, in lower case. Such links work for 14 days after the service was upgraded to 1.5.1, and `Sunset` tells when they stop. From then on every token of that form, known or not, is a 410 `link_expired`.
         *
         *     One network can try 60 wrong tokens a minute, or 5 if they are 12 hexadecimal digits. Beyond that, every token of that kind from the network is a 429 `rate_limited`, including correct ones.
         */
        get: operations["getSharedCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/labels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the label. */
                id: components["parameters"]["LabelIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a label
         * @description Returns a label.
         */
        get: operations["getLabel"];
        put?: never;
        post?: never;
        /**
         * Delete a label
         * @description Deletes a label and removes it from every card. The cards are kept.
         *
         *     Of a label on more than 500 cards, the rest follow within moments, each with its `card.updated` event. Until then they show its id.
         */
        delete: operations["deleteLabel"];
        options?: never;
        head?: never;
        /**
         * Update a label
         * @description Changes the name or the color of a label, on every card that has it. The body is a merge patch. An empty object changes nothing.
         *
         *     Can fail with 409 `label_name_taken` if another label of the board has this name, ignoring case.
         */
        patch: operations["updateLabel"];
        trace?: never;
    };
    "/v1/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the comment. */
                id: components["parameters"]["CommentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a comment
         * @description Returns a comment.
         */
        get: operations["getComment"];
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Deletes a comment. Only its author and the workspace's admins and owners can. For anyone else with access to it, it is a 403 `not_author`. Its text stays in the board's events, for as long as these are kept.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Update a comment
         * @description Changes the text of a comment. Only its author can. For anyone else with access to it, it is a 403 `not_author`. The body is a merge patch. An empty object changes nothing.
         */
        patch: operations["updateComment"];
        trace?: never;
    };
    "/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans
         * @description Lists the plans that a workspace can choose, in the order that the operator gives them. Prices and limits are those for workspaces that choose a plan today. A workspace keeps its agreed price until it changes its plan or its interval.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description Lists the built-in templates first, then the workspace's, oldest first. Guests see only the built-in ones. Only `getTemplate` shows `content`.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Create a template
         * @description Creates a template of a workspace, either from a board, with `board_id`, or from `content`.
         *
         *     With `board_id`, the board's columns and labels are saved. With `include_cards`, cards that aren't archived become starter cards. The template is a copy: later changes to the board don't affect it. With `content`, you send the columns, labels and starter cards yourself.
         *
         *     Can fail with 422 `board_or_content`, `unknown_board` or `unknown_workspace`, and with 409 `limit_reached` if there are more than 500 starter cards, more than 100 roles, or more than 1 MiB of content as JSON. Mistakes in `content` are a 422 `unknown_label`, `repeated_label` or `missing_wip_limit`, or `several_problems` if they differ, and `errors` points to each of them. Where limits are enforced, it can fail with 403 `plan_limit_reached` if the plan allows no more templates, and with 409 `billing_canceled` once billing has ended.
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the template. */
                id: components["parameters"]["TemplateIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a template
         * @description Returns a template, built in or from the workspace, with everything in it as `content`.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a template
         * @description Deletes a workspace template. Boards created from it are kept, with its id as their `template_id`. A built-in template is a 403 `builtin_template`.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Update a template
         * @description Changes the name, the description or the content of a workspace template. Boards created from it don't change. The body is a merge patch: absent properties don't change, `null` clears the description, and an empty object changes nothing. `content` is replaced as a whole. Mistakes in it, and more than its limits allow, are refused as by `createTemplate`. A built-in template is a 403 `builtin_template`.
         */
        patch: operations["updateTemplate"];
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists the changes in a workspace, including deletions, oldest first or as `sort` says. The events of a resource are in the order of its versions. The list has every change that was answered before it is read. Filters are combined with "and". A filter that matches nothing returns an empty list.
         *
         *     To follow a workspace, read to the last page, keep its `resume_cursor` and send it as `cursor` later, with the same filters. Nothing is skipped or repeated: changes that began early and finished late stand where they finished. Don't continue by time instead, because `occurred_from` would miss those. `sort=-position` lists the newest first and can't be used to follow: its `resume_cursor` leads to older events.
         *
         *     Where plan limits are enforced (`limits_enforced` in the workspace's billing), events older than the plan's `event_retention_days` are left out. They are deleted 30 days later: until then, a plan that allows more lists them again. An operator can limit the days for all workspaces. A `cursor` from before an event that is left out or deleted is a 410 `events_expired`, so that nothing is skipped unnoticed: begin again without a cursor, or with a snapshot (`getBoardSnapshot`). So is, permanently, a `cursor` from after the backup from which the database was restored. With `sort=-position`, the list ends there instead.
         *
         *     Can fail with 422 `unknown_workspace`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns a webhook, without its secret.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook with its deliveries. What was not accepted yet is not sent again. What is being sent at this moment, and what follows it within a fifth of a second, can still arrive.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         * @description Changes where events are sent and which. The body is a merge patch: absent properties don't change, `null` clears `description` or `board_id`, and an empty object changes nothing. The change applies to everything that is not sent yet, retries too. Only what is being sent at this moment, and what follows it within a fifth of a second, can still arrive as before.
         *
         *     With `enabled` false, only test messages and redeliveries are sent until it is true again. Then sending continues with the first event that was not accepted, as far as the log still has it. A webhook that the service has disabled is enabled in the same way.
         *
         *     Can fail with 422 `webhook_url_refused`, `unknown_event_type` or `unknown_board`. A rotated token's previous secret can't change webhooks: 403 `current_secret_required`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description Gives a webhook a new secret, which is only in this response. For `overlap_seconds`, messages have two signatures, with the new secret and with the previous one, so that receivers can change over without refusing any. An even older secret is not used again. What is being sent at this moment can still have the signatures from before.
         *
         *     Omit the overlap if a secret may have leaked: whoever has it can sign messages until your receivers stop accepting it. A rotated token's previous secret can't do this: 403 `current_secret_required`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message
         * @description Sends a message of the type `webhook.ping` to the webhook, once and in the background, also while the webhook is disabled. It looks like an event of the webhook itself, with an `id` of its own and no changes, but isn't in the log. Read what became of it with `getDelivery`.
         *
         *     A webhook can be sent 60 messages per minute in this way and by `redeliver`, and at most 60 can wait to be sent, otherwise it is a 429 `rate_limited`.
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists the attempts to deliver messages to a webhook, newest first. Each attempt is one delivery. They are kept for seven days, the last 10,000 of each webhook. Filters are combined with "and".
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/replays": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List replays
         * @description Lists the replays of a webhook, newest first. They are kept for 30 days.
         */
        get: operations["listReplays"];
        put?: never;
        /**
         * Replay events
         * @description Sends a webhook the events of a part of the log again, in the background: those after the position `after`, up to `until` or the end of the log. It sends the events that the webhook's `board_id` and `types` select at the time of sending, in the order of the log, with the same `webhook-id` and a new timestamp and signature, whether they were accepted before or not. Events from before the webhook was created can be replayed too.
         *
         *     What happens meanwhile is sent as usual and doesn't wait for the replay, so a receiver can get an old event after a newer one: compare `version`. An event of the replay that isn't accepted is sent again on the usual schedule, and the rest of the replay waits for it. While the webhook is disabled, or beyond the plan's number of webhooks, the replay waits. It ends 30 days after it was created at the latest.
         *
         *     A webhook can have one running replay, otherwise it is a 409 `replay_running`. Starting one counts as one of the 60 messages per minute of `pingWebhook`, otherwise it is a 429 `rate_limited`. Can fail with 422 `unknown_position`, and with 410 `events_expired` if events after `after` are no longer kept, or if `after` or `until` is a cursor from after the backup from which the database was restored.
         */
        post: operations["createReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the replay. */
                id: components["parameters"]["ReplayIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a replay
         * @description Returns a replay. What was sent is in `listDeliveries`, with the kind `replay`.
         */
        get: operations["getReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/replays/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the replay. */
                id: components["parameters"]["ReplayIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a replay
         * @description Ends a replay. A few events that are being sent at this moment can still arrive. A replay that has ended stays as it is.
         */
        post: operations["cancelReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the delivery. */
                id: components["parameters"]["DeliveryIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns one attempt to deliver a message.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the delivery. */
                id: components["parameters"]["DeliveryIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver a message
         * @description Sends the message of a delivery again, once and in the background, whether it was accepted or not and also while the webhook is disabled. It has the same `webhook-id`, so that receivers recognize it, and doesn't change what is sent next. The response is the new delivery.
         *
         *     The event is read from the log: if it is no longer kept, the response is a 404. A webhook can be sent 60 messages per minute in this way and by `pingWebhook`, and at most 60 can wait to be sent, otherwise it is a 429 `rate_limited`.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event
         * @description What your endpoint receives for each event that it subscribes to: the event as `listEvents` lists it, with `data` if the webhook's `include` has it. Later releases send types that this contract doesn't list. Answer those with a success too, and ignore them.
         */
        post: operations["receiveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: email
         * @description An email address of ASCII characters: at most 64 before the `@` (RFC 5321), then a domain of at least two labels of at most 63 characters each (RFC 1035). Write a domain in other scripts in its `xn--` form. The service stores addresses in lower case, so addresses that differ only in case are the same.
         * @example ada@example.com
         */
        EmailAddress: string;
        /** @description The address to send a code to. */
        CreateSignInCode: {
            email: components["schemas"]["EmailAddress"];
        };
        /**
         * @description Identifies one request in the service's logs. Include it when you report a problem.
         * @example 019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41
         */
        RequestId: string;
        /**
         * @description A list of policies (RFC 9651), each with its quota `q` in requests and its window `w` in seconds.
         * @example "credential";q=1500;w=60
         */
        PolicyField: string;
        /**
         * @description A list of policies (RFC 9651), each with the number of requests left, `r`, and the seconds until the full quota is available again, `t`.
         * @example "credential";r=1499;t=60
         */
        LimitField: string;
        /**
         * @description The id of a sign-in that waits for its code.
         * @example sign_in_01m7ypzet0f5690r7091rdfapk
         */
        SignInId: string;
        /**
         * Format: date-time
         * @description A time in a response, always in the same form (UTC, milliseconds and a `Z`), so that timestamps can be compared as text.
         * @example 2026-11-21T09:30:00.123Z
         */
        Timestamp: string;
        /** @description A sign-in that waits for the code that was sent by email. */
        SignIn: {
            /** @description Send it as `sign_in_id`, together with the code. It is of no use without the code. */
            id: components["schemas"]["SignInId"];
            /** @description The address that the code is sent to, as the service stores it. */
            email: components["schemas"]["EmailAddress"];
            /** @description When the code expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kind of problem, for programs. This release's codes and their meanings are listed under `x-problems` at the root of this document and on the pages that `type` points to. Handle an unknown code by its status.
         * @example invalid_request
         */
        ProblemCode: string;
        /**
         * @description Why the value was refused. For a malformed value, a code listed under `x-problem-errors` at the root of this document; otherwise the problem's own code. New codes may be added in any release.
         * @example too_long
         */
        ProblemErrorCode: string;
        /** @description One error in the request. Exactly one of `pointer`, `parameter` and `header` locates it. */
        ProblemError: {
            /**
             * Format: json-pointer
             * @description A JSON pointer (RFC 6901) into the request body. Empty for the whole body.
             */
            pointer?: string;
            /** @description The name of the path or query parameter. */
            parameter?: string;
            /** @description The name of the request header. */
            header?: string;
            code: components["schemas"]["ProblemErrorCode"];
            /** @description What is wrong there, in a sentence for people. */
            detail: string;
        };
        /**
         * @description The name of a rate limit: `credential` (requests with this credential), `anonymous` (requests from this network without a valid credential), a limit on guessing secrets (`sign-in-email`, `sign-in-network`, `email-change`, `shared-card`, `legacy-shared-card`, `invite`), a limit on sending invites (`invite-recipient`, `invite-recipient-daily`, `invite-workspace`, `invite-network`), `export` (exports of a person), or `webhook-messages` (messages that are sent to a webhook by hand). Others may be added in any release.
         * @example credential
         */
        PolicyName: string;
        /**
         * Format: int32
         * @description How many seconds to wait before you send the request again, as in `Retry-After`. Only with `rate_limited`.
         * @example 2
         */
        RetryAfterSeconds: number;
        /**
         * @description What a limit counts: `members` (not guests, but including open invites), `boards` (including archived ones), `templates` and `webhooks` of the workspace; `event_retention_days`, the maximum age of the events that are listed; `api_requests_per_minute` of one access token. More may be added.
         * @example boards
         */
        LimitName: string;
        /**
         * Format: int32
         * @description The highest allowed value.
         * @example 10
         */
        LimitValue: number;
        /**
         * Format: int32
         * @description How much is in use.
         */
        LimitUse: number;
        /**
         * @description The id of a plan, such as `free`, `team` or `business`. Every installation has `free`, which each workspace starts with.
         * @example team
         */
        PlanId: string;
        /**
         * @description What a quota limits: `rows`, each card, comment, label of a card and so on, or `bytes`, these rows with their texts as stored. More may be added.
         * @example rows
         */
        QuotaName: string;
        /**
         * Format: int64
         * @description A number of rows or bytes.
         * @example 1480
         */
        UsageAmount: number;
        /** @description What went wrong, as an RFC 9457 problem. Let programs decide on `code`, and show `title` and `detail` to people. New codes and properties may be added in any release. */
        Problem: {
            /**
             * Format: uri-reference
             * @description The address of the page that explains this kind of problem.
             */
            type: string;
            /** @description A short summary of the problem. It is the same for every problem with this `code`. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status of this response.
             */
            status: number;
            /** @description What went wrong this time, in a sentence for people. */
            detail: string;
            code: components["schemas"]["ProblemCode"];
            request_id: components["schemas"]["RequestId"];
            /** @description Each error in the request that can be located. If there are more than 100, the first 100. */
            errors?: components["schemas"]["ProblemError"][];
            /** @description The names of the exhausted rate limits, as in `RateLimit-Policy`. Only with `rate_limited`. */
            violated_policies?: components["schemas"]["PolicyName"][];
            retry_after_seconds?: components["schemas"]["RetryAfterSeconds"];
            /** @description The plan limit that was reached. This and the next three properties are present only with `plan_limit_reached`. */
            limit?: components["schemas"]["LimitName"];
            limit_value?: components["schemas"]["LimitValue"];
            /** @description How much is in use. */
            used?: components["schemas"]["LimitUse"];
            /** @description The smallest plan that allows more. Absent if there is none. */
            lifted_by?: components["schemas"]["PlanId"];
            /** @description The quota that was reached. This and the next two properties are present only with `quota_exceeded`. */
            quota?: components["schemas"]["QuotaName"];
            /** @description How much is allowed. */
            quota_max?: components["schemas"]["UsageAmount"];
            /** @description How much is stored. */
            quota_used?: components["schemas"]["UsageAmount"];
        };
        /**
         * @description The six digits that were sent by email, as text because they can begin with a zero.
         * @example 402817
         */
        SignInCode: string;
        /**
         * @description A name that people read. It contains at least one visible character, and no NUL. White space, control characters and characters without a shape, such as U+200B (zero width space), aren't visible. The service stores the name as you sent it.
         * @example Website relaunch
         */
        Name: string;
        /** @description A session to open with a code. */
        CreateSession: {
            sign_in_id: components["schemas"]["SignInId"];
            code: components["schemas"]["SignInCode"];
            /** @description The session's name in the list of sessions, such as the device that it is used on. */
            name?: components["schemas"]["Name"];
            /** @description The person's name, if this sign-in creates the user. Defaults to the part of the address before the `@`. Existing users keep their name. */
            user_name?: components["schemas"]["Name"];
        };
        /**
         * @description The id of a session.
         * @example session_01m7yq1whvetk9x2qpekpyk3qz
         */
        SessionId: string;
        /** @description A session in which a person is signed in. Its secret is never shown again. */
        Session: {
            id: components["schemas"]["SessionId"];
            name?: components["schemas"]["Name"];
            /** @description When the session was last used, accurate to a few minutes. Absent before its first use. */
            last_used_at?: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When the session expires, 30 days after it was opened. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The secret of a session, to send as `Authorization: Bearer`. It begins with `bws_`. Treat the rest as opaque. Anyone who has it can act as you. */
        SessionSecret: string;
        /**
         * @description The id of a user.
         * @example user_01m4qjvsx0fzf9azfengc6spbs
         */
        UserId: string;
        /**
         * @description The name of a time zone in the IANA time zone database, as of the service's release. Upper and lower case are corrected.
         * @example Europe/Berlin
         */
        TimeZoneName: string;
        /**
         * @description A BCP 47 language tag: a language, and if you like a script and a region. The service stores it in its canonical form, so `de-at` becomes `de-AT`.
         * @example de-AT
         */
        Locale: string;
        /** @description A person who uses the service. */
        User: {
            id: components["schemas"]["UserId"];
            email: components["schemas"]["EmailAddress"];
            name: components["schemas"]["Name"];
            /** @description The person's time zone. Absent until they set it. */
            time_zone?: components["schemas"]["TimeZoneName"];
            /** @description The person's language and region. Absent until they set it. */
            locale?: components["schemas"]["Locale"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A new session with its secret, which is not shown again. */
        CreatedSession: {
            session: components["schemas"]["Session"];
            secret: components["schemas"]["SessionSecret"];
            user: components["schemas"]["User"];
        };
        /**
         * @description A name that the client gives one request, such as a UUID: 1 to 255 printable ASCII characters. A key that contains a space, a comma, a quote or a backslash must be in double quotes, as a string of RFC 9651. Any other key may be. `"a"` and `a` are the same key.
         * @example 2f6c1f0e-6a3b-4c5d-9a80-1b0c6f1f7c55
         */
        IdempotencyKey: string;
        /**
         * @description An opaque position in a list. It is valid only for the operation, path and filters that it was returned for. Its content may change at any time.
         * @example x2T9kQmB7vWcE4LhZr0uYdN5sJgP8aXfOi3RtKq6VwMe1HzUbC_nSyGjAoDl
         */
        PageCursor: string;
        /**
         * @description `*`, or entity tags as returned in `ETag`, separated by commas.
         * @example "1.7"
         */
        EntityTags: string;
        /** @description One page of sessions. */
        SessionPage: {
            data: components["schemas"]["Session"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description The kind of a credential. More kinds than those under `x-extensible-enum` may be added.
         * @example access_token
         */
        CredentialKind: string;
        /**
         * @description The id of a credential. Its prefix, `token` or `session`, identifies the kind. In events, it can also be `member`, for an invite.
         * @example token_01m4qjyhsgfrxt29ymqqke8c1k
         */
        CredentialId: string;
        /**
         * @description A permission that a credential has, as a resource and an action. This release's values are listed under `x-extensible-enum`. More may be added.
         * @example boards:read
         */
        Scope: string;
        /**
         * @description The id of a workspace.
         * @example workspace_01m4qjvsx0em797w0ccb7nkwgp
         */
        WorkspaceId: string;
        /** @description The credential that the request was authenticated with. The secret itself is never shown. */
        Credential: {
            kind: components["schemas"]["CredentialKind"];
            id: components["schemas"]["CredentialId"];
            name?: components["schemas"]["Name"];
            /** @description The credential's scopes, before the member's role restricts them. A session has all. */
            scopes: components["schemas"]["Scope"][];
            /** @description The workspace that an access token belongs to. Absent for a session. */
            workspace_id?: components["schemas"]["WorkspaceId"];
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description The user and the credential behind the request. */
        Me: {
            user: components["schemas"]["User"];
            credential: components["schemas"]["Credential"];
        };
        /** @description A merge patch of yourself. */
        UpdateMe: {
            name?: components["schemas"]["Name"];
            /** @description The new time zone, as in `TimeZoneName`. `null` clears it. */
            time_zone?: string | null;
            /** @description The new locale, as in `Locale`. `null` clears it. */
            locale?: string | null;
        };
        /**
         * @description The id of an export.
         * @example export_01m7z4h2v5e8fbn0c6rk3t9d7q
         */
        ExportId: string;
        /**
         * @description `pending` while the file is written, `ready` while it can be downloaded, `failed` if it can't be written, and `expired` once the file can't be downloaded anymore. More values may be added.
         * @example ready
         */
        ExportStatus: string;
        /**
         * @description Why an export has failed. `too_large`: the file would have more than 256 MiB. More values may be added.
         * @example too_large
         */
        ExportFailure: string;
        /** @description A file with the data of a person. */
        Export: {
            id: components["schemas"]["ExportId"];
            status: components["schemas"]["ExportStatus"];
            /** @description Present if the export has failed. */
            failure?: components["schemas"]["ExportFailure"];
            /**
             * Format: int64
             * @description The size of the file. Present while the export is ready.
             */
            size_bytes?: number;
            /**
             * Format: uri
             * @description Where `getExportDocument` returns the file, to a session of yours. Present while the export is ready.
             */
            download_url?: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description When the file was ready, or when the export failed. */
            completed_at?: components["schemas"]["Timestamp"];
            /** @description When the export expires and its file is deleted, a day after it was ready. A pending export is given up then, a day after it was requested. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of exports. */
        ExportPage: {
            data: components["schemas"]["Export"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description The id of a member of a workspace. It stays the same from the invite on.
         * @example member_01m4wn2v60e6ete2skbp0x3gvv
         */
        MemberId: string;
        /**
         * @description The role of a member, as `MemberRole` describes it. More values may be added.
         * @example owner
         */
        MemberRoleValue: string;
        /** @description A membership of yours. */
        ExportedMembership: {
            id: components["schemas"]["MemberId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            workspace_name: components["schemas"]["Name"];
            role: components["schemas"]["MemberRoleValue"];
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description A session of yours, without its secret. */
        ExportedSession: {
            id: components["schemas"]["SessionId"];
            name?: components["schemas"]["Name"];
            created_at: components["schemas"]["Timestamp"];
            last_used_at?: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The id of an email change that waits for its code.
         * @example email_change_01m7ypzet0f5690r7091rdfapk
         */
        EmailChangeId: string;
        /** @description A change of your email address, of the last 30 days. */
        ExportedEmailChange: {
            id: components["schemas"]["EmailChangeId"];
            email: components["schemas"]["EmailAddress"];
            previous_email?: components["schemas"]["EmailAddress"];
            created_at: components["schemas"]["Timestamp"];
            confirmed_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description The id of an access token. It isn't a secret.
         * @example token_01m4qjyhsgfrxt29ymqqke8c1k
         */
        AccessTokenId: string;
        /** @description An access token that you created and that works, without its secret. */
        ExportedAccessToken: {
            id: components["schemas"]["AccessTokenId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["Scope"][];
            created_at: components["schemas"]["Timestamp"];
            last_used_at?: components["schemas"]["Timestamp"];
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description An invite that you sent, and that nobody has accepted or declined. */
        ExportedInvite: {
            id: components["schemas"]["MemberId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["MemberRoleValue"];
            invited_at: components["schemas"]["Timestamp"];
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description The id of a board.
         * @example board_01m6dsg7hvefh9b55372afcnje
         */
        BoardId: string;
        /**
         * @description Text, plain or Markdown. The service stores it as you sent it.
         * @example Everything that has to happen before the new site goes live.
         */
        Description: string;
        /** @description A board that you created. */
        ExportedBoard: {
            id: components["schemas"]["BoardId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            archived_at?: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The id of a card.
         * @example card_01m6gvmvx0fm7vn3dkqkybkr2q
         */
        CardId: string;
        /**
         * Format: int32
         * @description The number of a card in its workspace, counted from 1. It changes only if the board moves to another workspace, and no other card of the workspace ever gets it. Some numbers are never used.
         * @example 142
         */
        CardNumber: number;
        /**
         * @description What the card is about. Like a name, it contains at least one visible character, and no NUL.
         * @example Photograph the new office
         */
        CardTitle: string;
        /**
         * Format: date
         * @description A day of the calendar in the years 1000 to 9999, as `2026-12-04`. It has no time zone: it is stored and shown unchanged.
         * @example 2026-12-04
         */
        CalendarDay: string;
        /**
         * @description How urgent the card is. The values in use are listed under `x-extensible-enum`. More values may be added. Absent if it has no priority.
         * @example high
         */
        CardPriorityValue: string;
        /**
         * Format: double
         * @description How much work the card is, in the unit that the team uses, such as points or hours.
         * @example 2.5
         */
        CardEstimate: number;
        /**
         * @description The system that something comes from, by a name that its integration chooses.
         * @example github
         */
        ExternalSource: string;
        /**
         * @description The id of something in the system that it comes from. It begins with a letter, a digit, `_` or `#`. There is no slash, because proxies read encoded slashes differently.
         * @example issue-4711
         */
        ExternalId: string;
        /** @description A card that you created or that is assigned to you. */
        ExportedCard: {
            id: components["schemas"]["CardId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            board_id: components["schemas"]["BoardId"];
            number?: components["schemas"]["CardNumber"];
            title: components["schemas"]["CardTitle"];
            description?: components["schemas"]["Description"];
            /** @description Whether the card is assigned to you. */
            assigned: boolean;
            due_at?: components["schemas"]["Timestamp"];
            due_on?: components["schemas"]["CalendarDay"];
            start_at?: components["schemas"]["Timestamp"];
            priority?: components["schemas"]["CardPriorityValue"];
            estimate?: components["schemas"]["CardEstimate"];
            external_source?: components["schemas"]["ExternalSource"];
            external_id?: components["schemas"]["ExternalId"];
            completed_at?: components["schemas"]["Timestamp"];
            archived_at?: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The id of a comment.
         * @example comment_01m6knss3yerpb1grmcrc0cf1m
         */
        CommentId: string;
        /**
         * @description The text of a comment, in [CommonMark 0.31](https://spec.commonmark.org/0.31.2/), as it was sent. It contains at least one character that isn't white space, and no NUL.
         * @example The photographer can only come on Thursday.
         */
        CommentBody: string;
        /** @description A comment that you wrote. */
        ExportedComment: {
            id: components["schemas"]["CommentId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            card_id: components["schemas"]["CardId"];
            body: components["schemas"]["CommentBody"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The id of a template. Built-in templates have the same ids in every installation.
         * @example template_01m4785400e008000000000001
         */
        TemplateId: string;
        /**
         * @description The color of a label. The current palette is listed under `x-extensible-enum`. More values may be added.
         * @example gray
         */
        LabelColorValue: string;
        /**
         * Format: int32
         * @description The maximum number of cards that should be in the column, without archived ones. People see it. The service enforces it only if `wip_limit_enforced` is `true`.
         * @example 5
         */
        WipLimit: number;
        /** @description The names of the card's labels. They are all labels of the template, ignoring case. */
        TemplateCardLabels: components["schemas"]["Name"][];
        /**
         * @description A role for people in a template. `creator` is the person who creates the board. Other roles, such as `designer`, are filled with `template_roles` when a board is created.
         * @example designer
         */
        TemplateRole: string;
        /** @description The roles whose people work on the card. A role that has nobody when the board is created adds no one. */
        TemplateCardAssignees: components["schemas"]["TemplateRole"][];
        /**
         * Format: int32
         * @description How many days after the day on which the board is created. `0` is that day.
         * @example 3
         */
        DaysAfter: number;
        /**
         * @description A time of day in hours and minutes, from `00:00` to `23:59`.
         * @example 16:30
         */
        DayTime: string;
        /** @description A day relative to the creation of the board, and if there is one, a time on that day. Both are in the time zone of the person who creates the board, or else in UTC. */
        RelativeDate: {
            days: components["schemas"]["DaysAfter"];
            time?: components["schemas"]["DayTime"];
        };
        /** @description A starter card with everything that it puts on a board. */
        TemplateContentCard: {
            title: components["schemas"]["CardTitle"];
            description?: components["schemas"]["Description"];
            labels: components["schemas"]["TemplateCardLabels"];
            assignees: components["schemas"]["TemplateCardAssignees"];
            priority?: components["schemas"]["CardPriorityValue"];
            estimate?: components["schemas"]["CardEstimate"];
            /** @description The color at the top of the card. Absent if it has none. */
            cover_color?: components["schemas"]["LabelColorValue"];
            /** @description When work on the card starts. Without a time, at the beginning of the day. */
            start_in?: components["schemas"]["RelativeDate"];
            /** @description When the card is due. With a time it gets a `due_at`, and otherwise a `due_on`. */
            due_in?: components["schemas"]["RelativeDate"];
        };
        /** @description A column of a template, with everything that its starter cards put on a board. */
        TemplateContentColumn: {
            name: components["schemas"]["Name"];
            /** @description The color of the column. Absent if it has none. */
            color?: components["schemas"]["LabelColorValue"];
            /** @description Whether cards that arrive in the column are completed. Absent if they aren't. */
            done?: boolean;
            wip_limit?: components["schemas"]["WipLimit"];
            /** @description Whether the limit keeps cards out. Absent if it doesn't. */
            wip_limit_enforced?: boolean;
            cards: components["schemas"]["TemplateContentCard"][];
        };
        /** @description A label of a template. */
        TemplateLabel: {
            name: components["schemas"]["Name"];
            color: components["schemas"]["LabelColorValue"];
        };
        /** @description Everything that a board gets from a template, in the form in which `updateTemplate` takes it. */
        TemplateContent: {
            /** @description The columns in order. */
            columns: components["schemas"]["TemplateContentColumn"][];
            labels: components["schemas"]["TemplateLabel"][];
        };
        /** @description A template that you created. */
        ExportedTemplate: {
            id: components["schemas"]["TemplateId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            content: components["schemas"]["TemplateContent"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The id of a share link. It gives no access to the card.
         * @example share_link_01m7qe5mz4eb4bc7p69v04drfp
         */
        ShareLinkId: string;
        /** @description A share link that you created and that works, without its token. */
        ExportedShareLink: {
            id: components["schemas"]["ShareLinkId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            card_id: components["schemas"]["CardId"];
            created_at: components["schemas"]["Timestamp"];
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description The id of an event.
         * @example event_01m7wr7nkje7yr8hdwh5s8epng
         */
        EventId: string;
        /**
         * @description What happened, as a kind of resource and a verb. This release's values are listed under `x-extensible-enum`. More may be added.
         *
         *     A `restored` after a `deleted` has the whole resource in `changes`, as `created` has: `from` is absent everywhere. That of a card also has its `number`, `created_by`, `created_at` and `after_card_id`, and is followed by those of its comments and share links. That of a board stands for everything that was on the board. A `restored` of something that was archived changes only `archived_at`.
         *
         *     A card that moves to another board leaves one with `card.moved_out`, which has in `changes` what `deleted` has, and arrives on the other with `card.moved_in`, which has what a `restored` card has. Neither names the other board. The comments and share links of the card go with it, without events of their own.
         *
         *     A board that moves to another workspace is a `board.moved_out` in the one that it leaves, with everything on it gone as after `board.deleted`, and a `board.moved_in` in the other, with the whole board in `changes`. There are no events for what is on it: read it with `getBoardSnapshot`.
         *
         *     `card.due_soon` is recorded 24 hours before an open card is due, and `card.overdue` when it is, each once for a due date. Nothing has changed: `changes` is empty, and `actor.kind` is `system`. A `due_on` counts until the end of its day in UTC. A card whose due date has passed already gets only `card.overdue`. Cards that are archived, deleted, or on an archived board or column get neither.
         * @example card.updated
         */
        EventType: string;
        /**
         * @description The id of a resource of any kind. Its prefix identifies the kind.
         * @example card_01m6gvmvx0fm7vn3dkqkybkr2q
         */
        ResourceId: string;
        /** @description Something that you did, without the values that it changed. */
        ExportedActivity: {
            id: components["schemas"]["EventId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            board_id?: components["schemas"]["BoardId"];
            type: components["schemas"]["EventType"];
            resource_id: components["schemas"]["ResourceId"];
            occurred_at: components["schemas"]["Timestamp"];
        };
        /** @description The data of a person. Each list has only what the person could see while the file was written. It was read page by page, so what changed meanwhile can be shown as it was before or after. `version` rises when something is removed or changes its meaning. New properties and lists can be added without that. */
        ExportDocument: {
            /**
             * @description Always `export`.
             * @constant
             */
            format: "export";
            /**
             * Format: int32
             * @description The version of the format.
             */
            version: number;
            /** @description When the writing of the file began. */
            exported_at: components["schemas"]["Timestamp"];
            user: components["schemas"]["User"];
            /** @description The workspaces that you are a member of. */
            memberships: components["schemas"]["ExportedMembership"][];
            /** @description Where you are signed in. */
            sessions: components["schemas"]["ExportedSession"][];
            /** @description Changes of your email address. */
            email_changes: components["schemas"]["ExportedEmailChange"][];
            /** @description Your access tokens. */
            access_tokens: components["schemas"]["ExportedAccessToken"][];
            /** @description Invites that you sent and that nobody has accepted or declined, expired ones too. */
            sent_invites: components["schemas"]["ExportedInvite"][];
            /** @description Boards that you created. */
            boards: components["schemas"]["ExportedBoard"][];
            /** @description Cards that you created or that are assigned to you. */
            cards: components["schemas"]["ExportedCard"][];
            /** @description Comments that you wrote. */
            comments: components["schemas"]["ExportedComment"][];
            /** @description Templates that you created. */
            templates: components["schemas"]["ExportedTemplate"][];
            /** @description Share links that you created. */
            share_links: components["schemas"]["ExportedShareLink"][];
            /** @description What you did, as far back as the event log goes: on the boards that you have access to, and in the workspaces themselves. */
            activity: components["schemas"]["ExportedActivity"][];
        };
        /**
         * @description The id of an account deletion that waits for its code.
         * @example account_deletion_01m7z5c9r3f2gv8k4m1t6w0xny
         */
        AccountDeletionId: string;
        /** @description A deletion of your account that waits for the code that was sent to you. */
        AccountDeletion: {
            /** @description Confirm the deletion by this id, together with the code. It is of no use without the code. */
            id: components["schemas"]["AccountDeletionId"];
            /** @description When the code expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The code that was sent to your email address. */
        ConfirmAccountDeletion: {
            code: components["schemas"]["SignInCode"];
        };
        /**
         * @description `personal` for the workspace that every user has from the start, `team` for any other. Both can have members. More values may be added.
         * @example personal
         */
        WorkspaceKind: string;
        /**
         * @description What the identifiers of a workspace's cards begin with, such as `STU` in `STU-142`: 2 to 5 capital letters and digits, beginning with a letter. Two workspaces can have the same key.
         * @example STU
         */
        CardKey: string;
        /**
         * @description Who can delete boards, and restore deleted ones, as a `BoardDeletion`. This release's values are listed under `x-extensible-enum`. More may be added.
         * @example members
         */
        BoardDeletionValue: string;
        /**
         * @description What the operator of this service has stopped in a workspace. `read_only`: operations that change something in it are a 403 `workspace_read_only`. `suspended`: reading is a 403 `workspace_suspended` too, share links and invites aren't available, and webhooks wait. In both cases you can leave it. In one that is read-only, you can also decline an invite, revoke access tokens and share links, and cancel billing. More values may be added.
         * @example read_only
         */
        WorkspaceHold: string;
        /**
         * @description The entity tag of the resource, as in the header `ETag` of a response without content coding. Send it as `If-Match` with a change. Absent from the response to a write that was only validated (`validate_only`).
         * @example "2.7"
         */
        EntityTag: string;
        /** @description A workspace owns boards and templates, and has its own members and its own billing. */
        Workspace: {
            id: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            kind: components["schemas"]["WorkspaceKind"];
            /** @description What the identifiers of its cards begin with. It never changes, so that they stay valid. */
            card_key?: components["schemas"]["CardKey"];
            board_deletion?: components["schemas"]["BoardDeletionValue"];
            /** @description Absent unless the operator has stopped something in it. */
            hold?: components["schemas"]["WorkspaceHold"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description One page of workspaces. */
        WorkspacePage: {
            data: components["schemas"]["Workspace"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A team workspace to create. */
        CreateWorkspace: {
            name: components["schemas"]["Name"];
            /** @description What the identifiers of its cards begin with. It never changes. Defaults to the first three letters and digits of the name from the first letter on, without accents, as capitals, or to `CARD` if there are fewer than two. */
            card_key?: components["schemas"]["CardKey"];
        };
        /**
         * @description Who can delete boards, and restore deleted ones. `members`: all members who aren't guests. `admins_and_creators`: admins, owners and the member who created the board. For a private board, they must also manage it.
         * @enum {string}
         */
        BoardDeletion: "members" | "admins_and_creators";
        /** @description A merge patch of a workspace. */
        UpdateWorkspace: {
            name?: components["schemas"]["Name"];
            board_deletion?: components["schemas"]["BoardDeletion"];
        };
        /** @description The member to transfer a workspace to. */
        TransferWorkspace: {
            member_id: components["schemas"]["MemberId"];
        };
        /**
         * @description `invited` until the invite is accepted, then `active`. More values may be added.
         * @example invited
         */
        MemberStatus: string;
        /** @description The boards that a guest sees. They all belong to the workspace. Only guests have this list. It can be empty. Members see it without private boards that they can't see themselves. */
        MemberBoardIds: components["schemas"]["BoardId"][];
        /** @description Someone who belongs to a workspace or is invited to it. */
        WorkspaceMember: {
            id: components["schemas"]["MemberId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            /** @description The address that the invite was sent to. For an active member, the user's address. */
            email: components["schemas"]["EmailAddress"];
            /** @description The user's name. Absent until the invite is accepted. */
            name?: components["schemas"]["Name"];
            /** @description The user. Absent until the invite is accepted, even if the address belongs to a user. */
            user_id?: components["schemas"]["UserId"];
            role: components["schemas"]["MemberRoleValue"];
            status: components["schemas"]["MemberStatus"];
            /** @description When the latest invite was sent. It expires seven days later. */
            invited_at: components["schemas"]["Timestamp"];
            /** @description When the member joined. Absent before that. */
            joined_at?: components["schemas"]["Timestamp"];
            board_ids?: components["schemas"]["MemberBoardIds"];
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description One page of members. */
        WorkspaceMemberPage: {
            data: components["schemas"]["WorkspaceMember"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description What a member can do, from most to least. An `owner` can do everything. An `admin` can do everything except what only owners can. A `member` can do all work on boards, except on private ones that they weren't added to. A `guest` can only see and comment on the boards listed for them.
         * @enum {string}
         */
        MemberRole: "owner" | "admin" | "member" | "guest";
        /** @description The person to invite. */
        CreateWorkspaceMember: {
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["MemberRole"];
            board_ids?: components["schemas"]["MemberBoardIds"];
        };
        /**
         * @description The background of the person's avatar, as `#` and six hexadecimal digits. It depends only on the person's id, so it is the same everywhere. White text on it has a contrast of at least 4.5 to 1 (WCAG 2.2, level AA). This release's colors are listed under `x-extensible-enum`. They may change.
         * @example #0e6f6a
         */
        AvatarColor: string;
        /** @description A person as the others in their workspaces see them. */
        Person: {
            id: components["schemas"]["UserId"];
            name: components["schemas"]["Name"];
            /**
             * @description One or two characters that stand for the name, from its first and its last word, in upper case.
             * @example AW
             */
            initials: string;
            avatar_color: components["schemas"]["AvatarColor"];
            role?: components["schemas"]["MemberRoleValue"];
        };
        /** @description One page of people. */
        PersonPage: {
            data: components["schemas"]["Person"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description The first characters of the secret, so that people can recognize it.
         * @example bwt_7Kq2
         */
        AccessTokenPrefix: string;
        /** @description A credential for programs. It belongs to one workspace and acts for the member who created it. */
        AccessToken: {
            id: components["schemas"]["AccessTokenId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            /** @description The token's scopes, before the member's role restricts them. */
            scopes: components["schemas"]["Scope"][];
            /** @description The first characters of the secret. Absent for secrets from before 2.0.0. */
            prefix?: components["schemas"]["AccessTokenPrefix"];
            /** @description When the token was last used. Updated every 20 seconds rather than with each request, and a crash of the service can lose the latest uses. Absent before the first use. */
            last_used_at?: components["schemas"]["Timestamp"];
            /** @description When the token expires. Absent if it doesn't expire. */
            expires_at?: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            /** @description The access token that created this one. It is kept when that token is revoked. Absent if a person or the operator created this token, and for tokens from before 2.7.0. */
            minted_by?: components["schemas"]["AccessTokenId"];
            /** @description `true` if the token is from before 2.7.0 and has `members:write` without `workspace:write`: it can still invite, change and remove admins and owners. Rotating the token keeps this. Tokens that it creates don't get it. Absent otherwise. */
            legacy_role_grants?: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of access tokens. */
        AccessTokenPage: {
            data: components["schemas"]["AccessToken"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * Format: date-time
         * @description A time in a request: an RFC 3339 date-time with `Z` or an offset, in the years 1000 to 9999 both as written and in UTC, with at most nine fractional digits. Digits beyond the millisecond are dropped. A leap second (`:60`) is a 400. In a query, write `+` as `%2B`.
         * @example 2026-11-21T10:30:00+01:00
         */
        Moment: string;
        /** @description An access token to create. */
        CreateAccessToken: {
            name: components["schemas"]["Name"];
            /** @description The scopes of the token. */
            scopes: components["schemas"]["Scope"][];
            /** @description When the token expires. If absent, it doesn't expire or, when created with an access token, it expires together with that token. */
            expires_at?: components["schemas"]["Moment"];
        };
        /** @description The secret of an access token, to send as `Authorization: Bearer`. It begins with `bwt_` and ends with a checksum, so that secret scanners can find it. Treat the rest as opaque. */
        AccessTokenSecret: string;
        /** @description An access token with its secret, which is not shown again. */
        CreatedAccessToken: {
            access_token: components["schemas"]["AccessToken"];
            secret: components["schemas"]["AccessTokenSecret"];
        };
        /**
         * @description The id of a workspace's billing, as used in events.
         * @example billing_01m4qjvsx0e5kbxbz5hkx8m6vr
         */
        BillingId: string;
        /**
         * @description The length of a period. A period begins at 00:00 UTC on the same day of each month or year, or on the last day of a month that doesn't have that day. More values may be added.
         * @example month
         */
        BillingIntervalValue: string;
        /**
         * @description `trialing` during a trial, `past_due` while an invoice is overdue, which shows within ten minutes, `canceled` once billing has ended, otherwise `active`. More values may be added.
         * @example active
         */
        BillingStatus: string;
        /**
         * @description A currency code (ISO 4217).
         * @example EUR
         */
        Currency: string;
        /**
         * Format: int64
         * @description An amount in the smallest unit of its currency (ISO 4217): 800 is 8.00 euros. Amounts are always whole numbers.
         * @example 800
         */
        MinorUnits: number;
        /** @description The current period. */
        BillingPeriod: {
            start: components["schemas"]["Timestamp"];
            /** @description The first moment after the period. */
            end: components["schemas"]["Timestamp"];
        };
        /**
         * Format: int32
         * @description A number of seats.
         * @example 3
         */
        SeatCount: number;
        /** @description Every active member takes a seat, except guests. */
        BillingSeats: {
            /** @description The number of active members who aren't guests. */
            used: components["schemas"]["SeatCount"];
            /** @description The number of seats that are free. */
            included: components["schemas"]["SeatCount"];
            /** @description The number of used seats beyond the included ones. */
            charged: components["schemas"]["SeatCount"];
        };
        /**
         * @description `warning` from four fifths of the limit on, `reached` if nothing more can be created, otherwise `ok`. More values may be added.
         * @example ok
         */
        LimitStatus: string;
        /** @description One limit of the plan and its usage. */
        BillingLimit: {
            name: components["schemas"]["LimitName"];
            /** @description Absent for limits that don't count items, such as a rate. */
            used?: components["schemas"]["LimitUse"];
            /** @description The highest allowed value. Absent if there is no limit. */
            limit?: components["schemas"]["LimitValue"];
            status: components["schemas"]["LimitStatus"];
        };
        /**
         * @description One line of a postal address, with at least one visible character and, after white space at its beginning, without ASCII control characters.
         * @example Am Markt 5
         */
        AddressLine: string;
        /**
         * @description A two-letter country code (ISO 3166-1).
         * @example DE
         */
        CountryCode: string;
        /** @description The postal address on invoices. */
        BillingAddress: {
            /** @description The person or company. If absent, invoices show the workspace's name. */
            name?: components["schemas"]["AddressLine"];
            line1: components["schemas"]["AddressLine"];
            line2?: components["schemas"]["AddressLine"];
            postal_code?: components["schemas"]["AddressLine"];
            city: components["schemas"]["AddressLine"];
            region?: components["schemas"]["AddressLine"];
            country: components["schemas"]["CountryCode"];
        };
        /**
         * @description A tax number, such as a VAT identification number. It is printed on invoices and not validated.
         * @example DE123456789
         */
        TaxId: string;
        /**
         * @description Who collects payments: `manual` for the operator of the service, with the service's own invoices, or `stripe`. More values may be added.
         * @example manual
         */
        BillingProvider: string;
        /** @description The billing of a workspace. */
        Billing: {
            id: components["schemas"]["BillingId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            plan: components["schemas"]["PlanId"];
            interval: components["schemas"]["BillingIntervalValue"];
            status: components["schemas"]["BillingStatus"];
            currency: components["schemas"]["Currency"];
            /** @description The agreed price of each charged seat for a whole period. */
            seat_price: components["schemas"]["MinorUnits"];
            /** @description The current period, which the next one replaces within ten minutes after its end. Absent once billing has ended. */
            period?: components["schemas"]["BillingPeriod"];
            /** @description When the trial ends. Absent outside of a trial. */
            trial_ends_at?: components["schemas"]["Timestamp"];
            /** @description The plan from the end of the period on, which is the current one if only the interval changes then. Absent if neither changes. */
            next_plan?: components["schemas"]["PlanId"];
            /** @description The interval from the end of the period on. Present together with `next_plan`. */
            next_interval?: components["schemas"]["BillingIntervalValue"];
            /** @description When billing ends. Absent if it continues or has ended. */
            cancel_at?: components["schemas"]["Timestamp"];
            /** @description When billing ended. */
            canceled_at?: components["schemas"]["Timestamp"];
            seats: components["schemas"]["BillingSeats"];
            limits: components["schemas"]["BillingLimit"][];
            /** @description Whether a reached limit stops anything. Enforcement depends on the service's configuration, and never applies to workspaces from before billing. */
            limits_enforced: boolean;
            /** @description Where invoices are sent. If absent, the owners receive them. */
            billing_email?: components["schemas"]["EmailAddress"];
            billing_address?: components["schemas"]["BillingAddress"];
            tax_id?: components["schemas"]["TaxId"];
            provider: components["schemas"]["BillingProvider"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A merge patch of the postal address. If every part of it is cleared, there is none. */
        UpdateBillingAddress: {
            name?: string | null;
            line1?: string | null;
            line2?: string | null;
            postal_code?: string | null;
            city?: string | null;
            region?: string | null;
            country?: string | null;
        };
        /** @description A merge patch of the invoice details. */
        UpdateBilling: {
            /** Format: email */
            billing_email?: string | null;
            billing_address?: components["schemas"]["UpdateBillingAddress"];
            tax_id?: string | null;
        };
        /**
         * @description The length of a period. A period begins at 00:00 UTC on the same day of each month or year, or on the last day of a month that doesn't have that day.
         * @enum {string}
         */
        BillingInterval: "month" | "year";
        /**
         * @description `now`, or at the end of the current period.
         * @enum {string}
         */
        ChangeTime: "now" | "period_end";
        /** @description The new plan, and when it takes effect. */
        ChangePlan: {
            plan: components["schemas"]["PlanId"];
            /** @description The new interval. Defaults to the current one. */
            interval?: components["schemas"]["BillingInterval"];
            /** @description When the change takes effect. Defaults to `now`. */
            when?: components["schemas"]["ChangeTime"];
        };
        /** @description What an invoice is for. */
        InvoicePeriod: {
            start: components["schemas"]["Timestamp"];
            /** @description The first moment after the period. */
            end: components["schemas"]["Timestamp"];
        };
        /**
         * Format: int64
         * @description An amount in the smallest unit of its currency (ISO 4217): 800 is 8.00 euros. A negative amount is credited.
         * @example 800
         */
        SignedMinorUnits: number;
        /**
         * @description Text on an invoice.
         * @example Team, 5 seats
         */
        InvoiceText: string;
        /**
         * Format: date
         * @description A day in UTC, as `2026-11-21`.
         * @example 2026-11-21
         */
        Day: string;
        /**
         * Format: int32
         * @description A number of days.
         */
        DayCount: number;
        /** @description A range of days with the same number of charged seats and the same price. Its amount is `seats` × `seat_price` × `days` ÷ `period_days`, rounded so that the lines add up to the exact total of the invoice, rounded half up. */
        InvoiceLine: {
            description: components["schemas"]["InvoiceText"];
            plan?: components["schemas"]["PlanId"];
            interval?: components["schemas"]["BillingIntervalValue"];
            /** @description The number of charged seats. */
            seats?: components["schemas"]["SeatCount"];
            /** @description The price of each seat for a whole period. */
            seat_price?: components["schemas"]["MinorUnits"];
            first_day?: components["schemas"]["Day"];
            /** @description The last charged day. */
            last_day?: components["schemas"]["Day"];
            /** @description The number of days from the first to the last, inclusive. */
            days?: components["schemas"]["DayCount"];
            /** @description The number of days in the whole period. */
            period_days?: components["schemas"]["DayCount"];
            amount: components["schemas"]["SignedMinorUnits"];
        };
        /** @description What a change of plan would cost. */
        PlanChangePreview: {
            plan: components["schemas"]["PlanId"];
            interval: components["schemas"]["BillingIntervalValue"];
            /** @description When the plan would take effect. */
            effective_at: components["schemas"]["Timestamp"];
            /** @description When the trial would end. Absent outside of a trial. */
            trial_ends_at?: components["schemas"]["Timestamp"];
            currency: components["schemas"]["Currency"];
            /** @description The price of each charged seat for a whole period. */
            seat_price: components["schemas"]["MinorUnits"];
            seats: components["schemas"]["BillingSeats"];
            /** @description The period of the invoice that `lines` shows, or the trial. Absent if there is neither. */
            period?: components["schemas"]["InvoicePeriod"];
            /** @description The total of this period's invoice, including usage so far. */
            period_total: components["schemas"]["MinorUnits"];
            /** @description The total without the change. */
            period_total_unchanged: components["schemas"]["MinorUnits"];
            /** @description The difference that the change makes, negative if it lowers the total. */
            period_difference: components["schemas"]["SignedMinorUnits"];
            /** @description The lines of that invoice. */
            lines: components["schemas"]["InvoiceLine"][];
            /** @description The price of each following whole period. */
            following_period_total: components["schemas"]["MinorUnits"];
            /** @description Whether invoices will have these amounts. False if a payment provider writes them: it prorates by the second, bills in advance and may add tax. */
            exact: boolean;
        };
        /**
         * @description The id of a preview by a payment provider.
         * @example plan_preview_01m7qe5mz4eb4bc7p69v04drfq
         */
        PlanPreviewId: string;
        /**
         * @description `pending` until the provider has responded, `ready` while its amounts are valid, `failed` if it refuses to bill such a change, `expired` once the preview is no longer valid. More values may be added.
         * @example pending
         */
        PlanPreviewStatus: string;
        /**
         * @description `now`, or at the end of the current period. More values may be added.
         * @example now
         */
        ChangeTimeValue: string;
        /** @description What a payment provider would bill. For a change now, this is the next invoice: it settles the rest of the current period and charges the next one in advance. For a change at the end of the period, it is the first whole period on the new plan. */
        PlanQuote: {
            currency: components["schemas"]["Currency"];
            /** @description The amount that would be charged immediately, less the customer's credit. 0 if the invoice is written at the end of the period or the trial. */
            amount_due_now: components["schemas"]["MinorUnits"];
            /** @description The sum of the lines, including tax and discounts. A negative amount is credited. */
            total: components["schemas"]["SignedMinorUnits"];
            /** @description The tax included in the total. */
            tax: components["schemas"]["SignedMinorUnits"];
            /** @description The time from which the rest of an already charged period is recalculated. */
            prorated_at?: components["schemas"]["Timestamp"];
            /** @description The lines of that invoice. */
            lines: components["schemas"]["InvoiceLine"][];
        };
        /** @description The payment provider's own amounts for a plan change. */
        PlanPreview: {
            id: components["schemas"]["PlanPreviewId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            status: components["schemas"]["PlanPreviewStatus"];
            plan: components["schemas"]["PlanId"];
            interval: components["schemas"]["BillingIntervalValue"];
            when: components["schemas"]["ChangeTimeValue"];
            /** @description When the plan would take effect. */
            effective_at: components["schemas"]["Timestamp"];
            /** @description When the trial would end. Absent outside of a trial. */
            trial_ends_at?: components["schemas"]["Timestamp"];
            /** @description The number of seats that would be charged. */
            seats: components["schemas"]["SeatCount"];
            /** @description The provider's response. Present while the preview is `ready`. */
            quote?: components["schemas"]["PlanQuote"];
            /** @description When the preview expires, 15 minutes after it was requested. */
            expires_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description When billing ends. */
        CancelBilling: {
            /** @description Defaults to the end of the period. */
            when?: components["schemas"]["ChangeTime"];
        };
        /**
         * @description `payment_method` leads to a page where a person adds a payment method, with which invoices are then paid automatically. `portal` leads to a page where a person sees and changes invoices and payment methods.
         * @enum {string}
         */
        BillingLinkKind: "payment_method" | "portal";
        /**
         * Format: uri
         * @description A web address.
         * @example https://app.example.com/billing
         */
        WebAddress: string;
        /** @description What the page is for. */
        CreateBillingLink: {
            kind: components["schemas"]["BillingLinkKind"];
            /** @description The address that the page returns to. Defaults to this service's address. */
            return_url?: components["schemas"]["WebAddress"];
        };
        /**
         * @description The id of a link to a payment page.
         * @example billing_link_01m7qe5mz4eb4bc7p69v04drfp
         */
        BillingLinkId: string;
        /**
         * @description What the link leads to, as `BillingLinkKind` describes it. More values may be added.
         * @example payment_method
         */
        BillingLinkKindValue: string;
        /**
         * @description `pending` until the page is created, `open` while it can be visited, `completed` once a payment method was added, `expired` if it is over without that. More values may be added.
         * @example pending
         */
        BillingLinkStatus: string;
        /** @description A link to a payment provider's page, for one person. */
        BillingLink: {
            id: components["schemas"]["BillingLinkId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            kind: components["schemas"]["BillingLinkKindValue"];
            status: components["schemas"]["BillingLinkStatus"];
            /** @description The page's address. Anyone who has it can use it. Present while the link is `open`. */
            url?: components["schemas"]["WebAddress"];
            /** @description When the page expires. Absent while the link is `pending`. */
            expires_at?: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The id of an invoice or a credit note.
         * @example invoice_01m8xqk5hjfd1t2ehc6z8m3v0a
         */
        InvoiceId: string;
        /**
         * @description An `invoice`, or a `credit_note` that takes back all or part of one. More kinds may be added.
         * @example invoice
         */
        InvoiceKind: string;
        /**
         * @description `draft` while it can still change, `open` while a payment is due, `paid` once it is settled, `void` once credit notes have taken back all of it before it was paid, or once a payment provider has withdrawn it, `uncollectible` if collection was given up. For a credit note, `open` means that money is due to the customer, `paid` that it is settled, and `void` that a payment provider has withdrawn it, so that it no longer counts. More values may be added.
         * @example open
         */
        InvoiceStatus: string;
        /**
         * @description The number on the document. The numbers of one workspace have the same prefix and end in 0001, 0002 and so on, without gaps, credit notes included. A payment provider's numbers have its own format.
         * @example CB7NKWGP-0001
         */
        InvoiceNumber: string;
        /** @description The recipient, as known when the invoice was closed. */
        InvoiceRecipient: {
            name: components["schemas"]["InvoiceText"];
            email?: components["schemas"]["EmailAddress"];
            address?: components["schemas"]["BillingAddress"];
            tax_id?: components["schemas"]["TaxId"];
        };
        /** @description The issuer, as known when the invoice was closed. */
        InvoiceSeller: {
            name: components["schemas"]["InvoiceText"];
            address?: components["schemas"]["InvoiceText"][];
            tax_id?: components["schemas"]["InvoiceText"];
            email?: components["schemas"]["InvoiceText"];
            /** @description How to pay. */
            payment?: components["schemas"]["InvoiceText"];
        };
        /**
         * Format: uri
         * @description A page where a person sees and prints the document without signing in. Anyone who has the address can see it. It works for at least a week. Get the invoice again for a new address.
         * @example https://boards.example.com/invoices/AZpDnRy9dvqRo1vtOA3fGmk1RgDk
         */
        InvoiceUrl: string;
        /** @description An invoice or a credit note. */
        Invoice: {
            id: components["schemas"]["InvoiceId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            kind: components["schemas"]["InvoiceKind"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description Absent before the invoice is closed. */
            number?: components["schemas"]["InvoiceNumber"];
            /** @description The invoice that a credit note takes back. */
            credited_invoice_id?: components["schemas"]["InvoiceId"];
            period: components["schemas"]["InvoicePeriod"];
            currency: components["schemas"]["Currency"];
            /** @description The sum of the lines. Negative for a credit note. */
            total: components["schemas"]["SignedMinorUnits"];
            /** @description How much of it credit notes have taken back. */
            credited: components["schemas"]["MinorUnits"];
            /** @description The amount still to pay. For a credit note, the negative of the amount still to pay back. */
            amount_due: components["schemas"]["SignedMinorUnits"];
            /** @description Whether a payment provider has written the document. Its amounts then include tax as far as the operator has turned that on there. With the provider `manual` they never do, and the document says so. */
            tax_calculated: boolean;
            recipient: components["schemas"]["InvoiceRecipient"];
            /** @description Absent if a payment provider writes the invoice. */
            seller?: components["schemas"]["InvoiceSeller"];
            lines: components["schemas"]["InvoiceLine"][];
            provider: components["schemas"]["BillingProvider"];
            url?: components["schemas"]["InvoiceUrl"];
            /** @description The address of the document as a PDF at a payment provider. */
            pdf_url?: components["schemas"]["InvoiceUrl"];
            /** @description When the invoice was closed. Absent before that. */
            issued_at?: components["schemas"]["Timestamp"];
            /** @description When the invoice is due. */
            due_at?: components["schemas"]["Timestamp"];
            /** @description When the invoice was settled. */
            paid_at?: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of invoices and credit notes. */
        InvoicePage: {
            data: components["schemas"]["Invoice"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A quota and how much of it is used. */
        QuotaUsage: {
            name: components["schemas"]["QuotaName"];
            /** @description What is stored. The trash counts only where it has more than the quota itself, so deleting makes room. */
            used: components["schemas"]["UsageAmount"];
            /** @description The quota. Absent if there is none. */
            limit?: components["schemas"]["UsageAmount"];
            status: components["schemas"]["LimitStatus"];
        };
        /**
         * @description A kind of row, such as `cards` or `card_labels`. More may be added.
         * @example cards
         */
        UsageKind: string;
        /** @description The rows of a kind. */
        KindUsage: {
            kind: components["schemas"]["UsageKind"];
            rows: components["schemas"]["UsageAmount"];
        };
        /** @description What is in the trash. It is deleted 30 days after it was put there. */
        TrashUsage: {
            rows: components["schemas"]["UsageAmount"];
            bytes: components["schemas"]["UsageAmount"];
        };
        /** @description What a workspace stores, and how much it can store. */
        WorkspaceUsage: {
            quotas: components["schemas"]["QuotaUsage"][];
            /** @description The rows outside of the trash, by their kind. Kinds without rows may be left out. */
            kinds: components["schemas"]["KindUsage"][];
            trash: components["schemas"]["TrashUsage"];
            /** @description When this was added up. Absent if nothing was measured yet. */
            measured_at?: components["schemas"]["Timestamp"];
        };
        /**
         * Format: int64
         * @description A number of cards.
         * @example 12
         */
        CardCount: number;
        /** @description How many cards are in each state. A card can be in several. */
        CardStateCounts: {
            /** @description All cards that aren't archived. */
            total: components["schemas"]["CardCount"];
            /** @description Those that aren't completed. */
            open: components["schemas"]["CardCount"];
            /** @description Those that are completed. */
            completed: components["schemas"]["CardCount"];
            /** @description Open cards that were due before now. With `due_on`, a card is overdue once the day is over in your `time_zone`, or in UTC if you haven't set one. */
            overdue: components["schemas"]["CardCount"];
            /** @description Those without an assignee. */
            unassigned: components["schemas"]["CardCount"];
            /** @description Those without a label. */
            unlabelled: components["schemas"]["CardCount"];
            /** @description Archived cards, and cards of archived columns. */
            archived: components["schemas"]["CardCount"];
        };
        /** @description The cards on a board. */
        BoardCount: {
            board_id: components["schemas"]["BoardId"];
            count: components["schemas"]["CardCount"];
        };
        /**
         * @description The id of a column.
         * @example column_01m6dsg7hwfhzrnqhmhy4cy7w5
         */
        ColumnId: string;
        /** @description The cards in a column. */
        ColumnCount: {
            column_id: components["schemas"]["ColumnId"];
            count: components["schemas"]["CardCount"];
        };
        /**
         * @description The id of a label.
         * @example label_01m6dsjbsmea08mnfhhcnkfrr0
         */
        LabelId: string;
        /** @description The cards with a label. */
        LabelCount: {
            label_id: components["schemas"]["LabelId"];
            count: components["schemas"]["CardCount"];
        };
        /** @description The cards of an assignee. */
        AssigneeCount: {
            user_id: components["schemas"]["UserId"];
            count: components["schemas"]["CardCount"];
        };
        /** @description How many cards the boards of a workspace have. */
        WorkspaceCounts: {
            states: components["schemas"]["CardStateCounts"];
            /** @description Boards with their cards, most cards first, at most 1,000. */
            boards: components["schemas"]["BoardCount"][];
            /** @description Columns with their cards, most cards first, at most 1,000. */
            columns: components["schemas"]["ColumnCount"][];
            /** @description Labels with their cards, most cards first, at most 1,000. */
            labels: components["schemas"]["LabelCount"][];
            /** @description Assignees with their cards, most cards first, at most 1,000. */
            assignees: components["schemas"]["AssigneeCount"][];
        };
        /** @description Labels, separated by commas. */
        LabelFilterIds: components["schemas"]["LabelId"][];
        /** @description Users, separated by commas. */
        AssigneeFilterIds: components["schemas"]["UserId"][];
        /**
         * @description An order of the cards of a workspace.
         * @enum {string}
         */
        WorkspaceCardSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "due_at" | "-due_at" | "title" | "-title";
        /**
         * @description What can be added to each card of a list.
         * @enum {string}
         */
        ListedCardInclusion: "comment_count" | "share_link_count";
        /**
         * @description A short name of a card for people, from its workspace's `card_key` and its number. It changes only if the board moves to another workspace.
         * @example STU-142
         */
        CardIdentifier: string;
        /**
         * Format: uri
         * @description The address where people see the card. The operator sets where it leads (`CARD_URL`): to their app, or by default to the card in this API. Who opens it needs access to the card.
         * @example https://app.example.com/cards/card_01m6gvmvx0fm7vn3dkqkybkr2q
         */
        CardUrl: string;
        /** @description The card's labels. They all belong to its board. */
        CardLabelIds: components["schemas"]["LabelId"][];
        /** @description The people who work on the card. They are all active members of the workspace. */
        CardAssigneeIds: components["schemas"]["UserId"][];
        /** @description A card belongs to a column of a board. Lists return cards in their order. */
        Card: {
            id: components["schemas"]["CardId"];
            number?: components["schemas"]["CardNumber"];
            identifier?: components["schemas"]["CardIdentifier"];
            url?: components["schemas"]["CardUrl"];
            /** @description The system that the card comes from. Absent if it was created here. */
            external_source?: components["schemas"]["ExternalSource"];
            /** @description The id of the card in that system. Absent if it was created here. */
            external_id?: components["schemas"]["ExternalId"];
            board_id: components["schemas"]["BoardId"];
            column_id: components["schemas"]["ColumnId"];
            title: components["schemas"]["CardTitle"];
            /** @description What the card is about in full, in [CommonMark 0.31](https://spec.commonmark.org/0.31.2/), as it was sent. */
            description?: components["schemas"]["Description"];
            label_ids: components["schemas"]["CardLabelIds"];
            assignee_ids: components["schemas"]["CardAssigneeIds"];
            /** @description When the card is due. */
            due_at?: components["schemas"]["Timestamp"];
            /** @description When work on the card starts. */
            start_at?: components["schemas"]["Timestamp"];
            priority?: components["schemas"]["CardPriorityValue"];
            estimate?: components["schemas"]["CardEstimate"];
            /** @description The color at the top of the card. Absent if it has none. */
            cover_color?: components["schemas"]["LabelColorValue"];
            /** @description The day on which the card is due, in every time zone. A card has `due_at`, `due_on` or neither. */
            due_on?: components["schemas"]["CalendarDay"];
            /** @description When the card was completed. Absent if it is open. */
            completed_at?: components["schemas"]["Timestamp"];
            /** @description When the card was archived. Absent if it isn't archived. */
            archived_at?: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description How many comments the card has. Only with `include=comment_count`.
             */
            comment_count?: number;
            /**
             * Format: int32
             * @description How many share links show the card to anyone, without revoked and expired ones. Only with `include=share_link_count`, and never for guests and for viewers of a private board.
             */
            share_link_count?: number;
            /** @description The description as HTML that is safe to show, only with `include=description_html` and if there is a description. CommonMark 0.31 with strikethrough and with addresses as links; line breaks are kept. HTML in the description is shown as text. Links lead to `http`, `https` and `mailto` only, with `rel="nofollow ugc noopener noreferrer"`, and stand for images too. What is nested more than 24 levels deep is left out, and a description with more than 2,000 characters of markup, 1,000 line breaks or 500 addresses, or whose links would have more than 100,000 characters of addresses and titles, is shown as plain text. */
            description_html?: string;
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description One page of cards. */
        CardPage: {
            data: components["schemas"]["Card"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A card, and a merge patch of it. */
        UpdateCardItem: {
            id: components["schemas"]["CardId"];
            /** @description The `etag` of the card as you know it. If the card has changed since, nothing is done. */
            etag?: components["schemas"]["EntityTag"];
            title?: components["schemas"]["CardTitle"];
            /** @description The new description, in [CommonMark 0.31](https://spec.commonmark.org/0.31.2/). `null` removes it. */
            description?: string | null;
            label_ids?: components["schemas"]["CardLabelIds"];
            assignee_ids?: components["schemas"]["CardAssigneeIds"];
            /**
             * Format: date-time
             * @description When the card is due, as any `Moment`. `null` removes it. A time removes `due_on`.
             */
            due_at?: string | null;
            /**
             * Format: date-time
             * @description When work on the card starts, as any `Moment`. `null` removes it.
             */
            start_at?: string | null;
            /** @description How urgent the card is, a `CardPriority`. `null` removes the priority. */
            priority?: string | null;
            /**
             * Format: double
             * @description How much work the card is. `null` removes the estimate.
             */
            estimate?: number | null;
            /** @description The color at the top of the card, a `LabelColor`. `null` removes it. */
            cover_color?: string | null;
            /**
             * Format: date
             * @description The day on which the card is due, as a `CalendarDay`. `null` removes it. A day removes `due_at`.
             */
            due_on?: string | null;
            /**
             * Format: date-time
             * @description When the card was completed, as any `Moment`. `null` reopens the card.
             */
            completed_at?: string | null;
        };
        /** @description Cards to change, each at most once. */
        UpdateCards: {
            cards: components["schemas"]["UpdateCardItem"][];
        };
        /** @description The cards of a batch, in the order sent. */
        CardBatch: {
            cards: components["schemas"]["Card"][];
        };
        /**
         * @description What happens to labels of a card that the board it goes to doesn't have. `create`: the board gets them, with the same names and colors. `drop`: the card loses them. `fail`: nothing is done, and `errors` names them.
         * @enum {string}
         */
        MissingLabels: "create" | "drop" | "fail";
        /**
         * @description An end of an ordered list. `top` is before all existing items, `bottom` is after them. For columns, `top` is first and `bottom` is last.
         * @enum {string}
         */
        Position: "top" | "bottom";
        /** @description A card and where to move it: a column, and at most one of `before_card_id`, `after_card_id` and `position`. Without any of them, it goes to the bottom. */
        MoveCardItem: {
            id: components["schemas"]["CardId"];
            /** @description The `etag` of the card as you know it. If the card has changed since, nothing is done. */
            etag?: components["schemas"]["EntityTag"];
            column_id: components["schemas"]["ColumnId"];
            /** @description The card that comes right after the moved card. */
            before_card_id?: components["schemas"]["CardId"];
            /** @description The card that comes right before the moved card. */
            after_card_id?: components["schemas"]["CardId"];
            position?: components["schemas"]["Position"];
        };
        /** @description Cards to move, in this order, each at most once. */
        MoveCards: {
            cards: components["schemas"]["MoveCardItem"][];
        };
        /** @description A card, as you know it. */
        CardSelection: {
            id: components["schemas"]["CardId"];
            /** @description The `etag` of the card as you know it. If the card has changed since, nothing is done. */
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description Cards, each at most once. */
        SelectCards: {
            cards: components["schemas"]["CardSelection"][];
        };
        /** @description What a card with an external id becomes. */
        UpdateOrCreateCard: {
            /** @description The board of the card. A card that exists must be on it. */
            board_id: components["schemas"]["BoardId"];
            title: components["schemas"]["CardTitle"];
            /** @description The description. `null` removes it. */
            description?: string | null;
            /** @description The column for a new card. Defaults to the board's first column that isn't archived. */
            column_id?: components["schemas"]["ColumnId"];
            label_ids?: components["schemas"]["CardLabelIds"];
            assignee_ids?: components["schemas"]["CardAssigneeIds"];
            /**
             * Format: date-time
             * @description When the card is due, as any `Moment`. `null` removes it. A time removes `due_on`.
             */
            due_at?: string | null;
            /**
             * Format: date-time
             * @description When work on the card starts, as any `Moment`. `null` removes it.
             */
            start_at?: string | null;
            /** @description How urgent the card is, a `CardPriority`. `null` removes the priority. */
            priority?: string | null;
            /**
             * Format: double
             * @description How much work the card is. `null` removes the estimate.
             */
            estimate?: number | null;
            /** @description The color at the top of the card, a `LabelColor`. `null` removes it. */
            cover_color?: string | null;
            /**
             * Format: date
             * @description The day on which the card is due, as a `CalendarDay`. `null` removes it. A day removes `due_at`.
             */
            due_on?: string | null;
            /**
             * Format: date-time
             * @description When the card was completed, as any `Moment`. `null` reopens the card, and creates an open one, also in a column with `done`.
             */
            completed_at?: string | null;
            /** @description Where in the column a new card goes. Defaults to `bottom`. */
            position?: components["schemas"]["Position"];
        };
        /** @description A share link, and the card and board that it is on. */
        WorkspaceShareLink: {
            id: components["schemas"]["ShareLinkId"];
            card_id: components["schemas"]["CardId"];
            card_title: components["schemas"]["CardTitle"];
            card_identifier: components["schemas"]["CardIdentifier"];
            board_id: components["schemas"]["BoardId"];
            board_name: components["schemas"]["Name"];
            /** @description When the link expires. Absent if it works until it is revoked. */
            expires_at?: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of the share links of a workspace. */
        WorkspaceShareLinkPage: {
            data: components["schemas"]["WorkspaceShareLink"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description A kind of resource that can be restored after it was deleted.
         * @enum {string}
         */
        TrashType: "board" | "column" | "card";
        /**
         * @description A kind of resource. This release's values are listed under `x-extensible-enum`. More may be added.
         * @example card
         */
        ResourceType: string;
        /** @description A deleted board, column or card that can still be restored. */
        TrashItem: {
            type: components["schemas"]["ResourceType"];
            id: components["schemas"]["ResourceId"];
            /** @description The name of a board or column, or the title of a card. */
            name: string;
            /** @description The identifier of a card. Absent for boards and columns. */
            identifier?: components["schemas"]["CardIdentifier"];
            /** @description The board that it was on. For a board, its own id. */
            board_id: components["schemas"]["BoardId"];
            board_name: components["schemas"]["Name"];
            /** @description When the board of the column or card was deleted as well, so that the board has to be restored first. Absent if it exists, and for boards. */
            board_deleted_at?: components["schemas"]["Timestamp"];
            /** @description Who deleted it. Absent if that isn't known, as before 2.10.0. */
            deleted_by?: components["schemas"]["UserId"];
            deleted_at: components["schemas"]["Timestamp"];
            /** @description Until when it can be restored. It is gone permanently afterwards. */
            restorable_until: components["schemas"]["Timestamp"];
        };
        /** @description One page of the trash. */
        TrashPage: {
            data: components["schemas"]["TrashItem"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A merge patch of a member. */
        UpdateWorkspaceMember: {
            role?: components["schemas"]["MemberRole"];
            board_ids?: components["schemas"]["MemberBoardIds"];
        };
        /** @description What an invite is for, as its recipient sees it. */
        Invite: {
            workspace_name: components["schemas"]["Name"];
            /** @description The invited address. Only a person who signs in with it can accept. */
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["MemberRoleValue"];
            /** @description The name of the person who sent the invite. Absent if they are no longer a member. */
            invited_by_name?: components["schemas"]["Name"];
            /** @description When the invite expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The new address. */
        CreateEmailChange: {
            email: components["schemas"]["EmailAddress"];
        };
        /** @description A change of your email address that waits for the code that was sent to the new one. */
        EmailChange: {
            /** @description Confirm the change by this id, together with the code. It is of no use without the code. */
            id: components["schemas"]["EmailChangeId"];
            /** @description The new address, as the service stores it. */
            email: components["schemas"]["EmailAddress"];
            /** @description When the code expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The code that was sent to the new address. */
        ConfirmEmailChange: {
            code: components["schemas"]["SignInCode"];
        };
        /**
         * @description The id of a webhook.
         * @example webhook_01m8a1c2v5e8fbn0c6rk3t9d7q
         */
        WebhookId: string;
        /**
         * @description The address to send events to: `https`, in ASCII, without a user name, a password or a fragment, with the port 443 or one from 1024 that no other protocol uses. Operators can allow `http`. Redirects are not followed, and addresses of private networks are refused, those of a name when a message is sent.
         * @example https://hooks.example.com/boards
         */
        WebhookUrl: string;
        /** @description What the webhook is for. */
        WebhookDescription: string;
        /** @description The types of events that are sent, in alphabetical order. */
        WebhookTypes: components["schemas"]["EventType"][];
        /**
         * @description What is added to each event. More may be added.
         * @example data
         */
        WebhookInclusion: string;
        /** @description What is added to each event: `data`. Absent if nothing is. More may be added. */
        WebhookInclusions: components["schemas"]["WebhookInclusion"][];
        /**
         * @description Why a webhook is disabled: `requested` by someone, `gone` because the receiver answered 410, or `failing` because it accepted nothing for five days. More may be added.
         * @example failing
         */
        DisabledReason: string;
        /** @description Where events of a workspace are sent. */
        Webhook: {
            id: components["schemas"]["WebhookId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            /** @description Only events of this board and of what is on it are sent. Absent if those of the whole workspace are. */
            board_id?: components["schemas"]["BoardId"];
            /** @description Only events of these types are sent. Absent if all are, including types that are added later. */
            types?: components["schemas"]["WebhookTypes"];
            include?: components["schemas"]["WebhookInclusions"];
            /** @description Whether events are sent. */
            enabled: boolean;
            disabled_reason?: components["schemas"]["DisabledReason"];
            /** @description When the webhook was disabled. Absent if it is enabled. */
            disabled_at?: components["schemas"]["Timestamp"];
            /** @description The first failure since a message was last accepted, the webhook was enabled, or its address changed. Absent if there was none. */
            failing_since?: components["schemas"]["Timestamp"];
            /** @description Until when messages are also signed with the previous secret; it stays when it is past. Absent if the last rotation had no overlap, or there was none. */
            previous_secret_ends_at?: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description One page of webhooks. */
        WebhookPage: {
            data: components["schemas"]["Webhook"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description What can be added to events.
         * @enum {string}
         */
        EventInclusion: "data";
        /** @description A webhook to create. */
        CreateWebhook: {
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            /** @description Send only events of this board and of what is on it. Absent for the whole workspace. */
            board_id?: components["schemas"]["BoardId"];
            /** @description Send only events of these types. Absent for all, including types that are added later. */
            types?: components["schemas"]["WebhookTypes"];
            /** @description What to add to each event. Absent for nothing. */
            include?: components["schemas"]["EventInclusion"][];
        };
        /** @description The secret of a webhook, as libraries for Standard Webhooks take it: `whsec_` and 32 bytes in Base64. With it, receivers check that a message comes from the service. */
        WebhookSecret: string;
        /** @description A webhook with its secret, which is not shown again. */
        CreatedWebhook: {
            webhook: components["schemas"]["Webhook"];
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description How to rotate an access token. */
        RotateAccessToken: {
            /**
             * Format: int32
             * @description How many seconds the previous secret keeps working. Defaults to 0: it stops immediately.
             */
            overlap_seconds?: number;
        };
        /**
         * @description An order of boards.
         * @enum {string}
         */
        BoardSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name";
        /**
         * @description Who sees the board, as `BoardVisibility` describes it. More values may be added.
         * @example workspace
         */
        BoardVisibilityValue: string;
        /** @description A board belongs to a workspace and holds columns, labels and cards. */
        Board: {
            id: components["schemas"]["BoardId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            /** @description The template that the board was created from. It is kept when the template is deleted. */
            template_id?: components["schemas"]["TemplateId"];
            /** @description When the board was archived. Absent if it isn't archived. */
            archived_at?: components["schemas"]["Timestamp"];
            visibility: components["schemas"]["BoardVisibilityValue"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description One page of boards. */
        BoardPage: {
            data: components["schemas"]["Board"][];
            next_cursor?: components["schemas"]["PageCursor"];
            /** @description The workspace whose boards these are. Absent if the boards are those of all. */
            workspace_id?: components["schemas"]["WorkspaceId"];
        };
        /**
         * @description Who sees a board and everything on it. `workspace`: every owner, admin and member of the workspace. `members`: only owners and admins of the workspace, and those who were added to the board. Guests see a board if it is in their `board_ids`, whatever its visibility.
         * @enum {string}
         */
        BoardVisibility: "workspace" | "members";
        /** @description A person in a role of a template. Send a role several times to give it several people. */
        TemplateRoleAssignment: {
            role: components["schemas"]["TemplateRole"];
            user_id: components["schemas"]["UserId"];
        };
        /** @description A board to create. */
        CreateBoard: {
            /** @description The workspace that owns the board. Defaults to the access token's workspace, or to your personal workspace with a session. */
            workspace_id?: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            /** @description The template to create the board from: built in, or one of the workspace's. */
            template_id?: components["schemas"]["TemplateId"];
            /** @description Who sees the board. Defaults to `workspace`. With `members`, you become its manager. */
            visibility?: components["schemas"]["BoardVisibility"];
            /** @description The people in the roles of the template, who are assigned to its starter cards. Cards of a role that you leave out have nobody in it. `creator` is always you, and can't be given to others. */
            template_roles?: components["schemas"]["TemplateRoleAssignment"][];
        };
        /** @description A merge patch of a board. */
        UpdateBoard: {
            name?: components["schemas"]["Name"];
            /** @description The new description. `null` removes it. */
            description?: string | null;
            /** @description Who sees the board. If that makes it private, you become its manager. */
            visibility?: components["schemas"]["BoardVisibility"];
        };
        /** @description Whether cards that arrive in the column are completed. A card that is created here, or moved here from another column, gets the current time as `completed_at`, unless it has one or is created with `null`. Cards that are already here don't change when this does, and cards that leave stay completed. */
        ColumnDone: boolean;
        /** @description Whether the limit keeps cards out. With as many cards as `wip_limit`, or more, the column takes no other: creating a card in it, moving one to it from another column, and restoring one in it is refused with 409 `wip_limit_reached`. Archived cards don't count, and cards that are already in the column stay and can be moved within it. The cards of a template or a copied board are not limited. */
        WipLimitEnforced: boolean;
        /** @description A column of a board. Lists return columns in their order. */
        Column: {
            id: components["schemas"]["ColumnId"];
            board_id: components["schemas"]["BoardId"];
            name: components["schemas"]["Name"];
            /** @description The color of the column. Absent if it has none. The current palette is listed under `x-extensible-enum`. More values may be added. */
            color?: components["schemas"]["LabelColorValue"];
            done: components["schemas"]["ColumnDone"];
            wip_limit?: components["schemas"]["WipLimit"];
            wip_limit_enforced: components["schemas"]["WipLimitEnforced"];
            /** @description When the column was archived. Absent if it isn't archived. */
            archived_at?: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description A card as a board shows it, without its description. */
        SnapshotCard: {
            id: components["schemas"]["CardId"];
            number?: components["schemas"]["CardNumber"];
            identifier?: components["schemas"]["CardIdentifier"];
            /** @description The system that the card comes from. Absent if it was created here. */
            external_source?: components["schemas"]["ExternalSource"];
            /** @description The id of the card in that system. Absent if it was created here. */
            external_id?: components["schemas"]["ExternalId"];
            board_id: components["schemas"]["BoardId"];
            column_id: components["schemas"]["ColumnId"];
            title: components["schemas"]["CardTitle"];
            /** @description Whether the card has a description, which `getCard` returns. */
            has_description: boolean;
            label_ids: components["schemas"]["CardLabelIds"];
            assignee_ids: components["schemas"]["CardAssigneeIds"];
            /** @description When the card is due. */
            due_at?: components["schemas"]["Timestamp"];
            /** @description When work on the card starts. */
            start_at?: components["schemas"]["Timestamp"];
            priority?: components["schemas"]["CardPriorityValue"];
            estimate?: components["schemas"]["CardEstimate"];
            /** @description The color at the top of the card. Absent if it has none. */
            cover_color?: components["schemas"]["LabelColorValue"];
            /** @description The day on which the card is due, in every time zone. A card has `due_at`, `due_on` or neither. */
            due_on?: components["schemas"]["CalendarDay"];
            /** @description When the card was completed. Absent if it is open. */
            completed_at?: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description How many comments the card has.
             */
            comment_count: number;
            /**
             * Format: int32
             * @description How many share links show the card to anyone, without revoked and expired ones. Absent for guests and for viewers of a private board.
             */
            share_link_count?: number;
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            etag: components["schemas"]["EntityTag"];
        };
        /** @description A column with its first cards. */
        SnapshotColumn: {
            column: components["schemas"]["Column"];
            /**
             * Format: int32
             * @description How many cards the column has, without archived ones.
             */
            card_count: number;
            /** @description The first cards of the column, from the top. */
            cards: components["schemas"]["SnapshotCard"][];
            /** @description Where `listCards` with this `column_id` continues. Absent if `cards` has all cards. */
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A label of a board. Its name is unique on the board, ignoring case. */
        Label: {
            id: components["schemas"]["LabelId"];
            board_id: components["schemas"]["BoardId"];
            name: components["schemas"]["Name"];
            color: components["schemas"]["LabelColorValue"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description A board with everything on it, as of one moment. */
        BoardSnapshot: {
            board: components["schemas"]["Board"];
            /** @description The columns that aren't archived, in board order. */
            columns: components["schemas"]["SnapshotColumn"][];
            /** @description The labels of the board, oldest first. */
            labels: components["schemas"]["Label"][];
            /** @description Who created the board, or created or is assigned to a card of this snapshot. They may have left. At most 1,000; `getUser` returns others. */
            people: components["schemas"]["Person"][];
            /** @description The moment of this snapshot, for `listBoardEvents`. */
            resume_cursor: components["schemas"]["PageCursor"];
        };
        /** @description How many cards a board has. */
        BoardCounts: {
            states: components["schemas"]["CardStateCounts"];
            /** @description Columns with their cards, in board order. */
            columns: components["schemas"]["ColumnCount"][];
            /** @description Labels with their cards, most cards first. */
            labels: components["schemas"]["LabelCount"][];
            /** @description Assignees with their cards, most cards first, at most 1,000. */
            assignees: components["schemas"]["AssigneeCount"][];
        };
        /**
         * @description How someone acted: with an `access_token` or a `session`, on the page behind an `invite`, or with a command on the machine that runs the service (`operator`). `system` is the service itself. More kinds may be added.
         * @example session
         */
        ActorKind: string;
        /** @description Who changed it. */
        Actor: {
            kind: components["schemas"]["ActorKind"];
            /** @description The person. Absent if an operator or the service itself acted, or if someone who isn't a user declined an invite. */
            user_id?: components["schemas"]["UserId"];
            /** @description The credential. For an `invite`, the id of its member. Absent if there was none. */
            credential_id?: components["schemas"]["CredentialId"];
            /**
             * @description The operating system account that ran the command. Present if `kind` is `operator`.
             * @example boards
             */
            system_account?: string;
        };
        /** @description What was changed. It may have been deleted since. */
        EventResource: {
            type: components["schemas"]["ResourceType"];
            id: components["schemas"]["ResourceId"];
        };
        /** @description Whether `from` is only the beginning of the previous text: events keep its first 500 characters. The event that stored the text has all of it, in `to`. Absent if `from` is the whole value. */
        FromTruncated: boolean;
        /** @description How one field changed. Both values have the field's type. */
        Change: {
            /** @description The previous value. Absent if there was none. */
            from?: unknown;
            /** @description The new value. Absent if there is none. */
            to?: unknown;
            from_truncated?: components["schemas"]["FromTruncated"];
        };
        /** @description How each field changed, by the field's name. Values have the same form as in the resource. Empty if none changed, as in the `member.updated` of a guest if others now see more or fewer of the guest's `board_ids`. */
        EventChanges: {
            [key: string]: components["schemas"]["Change"];
        };
        /**
         * Format: int64
         * @description The version of the resource after the change. For resources with an `ETag`, it is the second number of the tag, as in `"2.7"`. It begins with 1, and rises by one with each event of the resource, also when the resource is deleted, restored or moves to another board, so that you can tell whether you have missed one. `card.due_soon` and `card.overdue` change nothing and have the version that the card already has. Three exceptions can leave numbers out: what is on a board can change without events while the board is deleted or moves to another workspace, `billing` changes when its seats or its period do, and a webhook when it begins or stops to fail. Absent in events from before 2.11.0.
         * @example 7
         */
        EventVersion: number;
        /** @description The resource of the event as it now is, not as it was then: what the operation that reads it by itself returns, for a template what lists of templates return. It has no addresses that anyone can open: no `url` and `pdf_url` of an invoice, no `url` of a billing link, and no query in that of a webhook. Its schema depends on the `type` of the event, as `KnownEvent` lists. Absent without `include=data`, if the resource no longer exists or is in the trash, or if your credential can't read it. */
        EventData: {
            [key: string]: unknown;
        };
        /** @description One change of one resource, recorded together with the change itself. Events never change, except that the name and the email address of a person who deletes their account are replaced. */
        Event: {
            id: components["schemas"]["EventId"];
            type: components["schemas"]["EventType"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            /** @description The board that the resource is on. Absent if it isn't on one. */
            board_id?: components["schemas"]["BoardId"];
            actor: components["schemas"]["Actor"];
            resource: components["schemas"]["EventResource"];
            /** @description The request that made the change. All events of one request have the same one. */
            request_id: components["schemas"]["RequestId"];
            changes: components["schemas"]["EventChanges"];
            version?: components["schemas"]["EventVersion"];
            /** @description `true` if the resource was imported: it was created elsewhere, at the time in `changes.created_at` and by the person in `changes.created_by`. `actor` and `occurred_at` are those of the import. Absent otherwise. */
            imported?: boolean;
            data?: components["schemas"]["EventData"];
        };
        /** @description One page of events of a board. */
        BoardEventPage: {
            data: components["schemas"]["Event"][];
            next_cursor?: components["schemas"]["PageCursor"];
            /** @description The position after this page, present on the last page and on an empty page too. Send it as `cursor` later to read what came since. */
            resume_cursor: components["schemas"]["PageCursor"];
        };
        /**
         * @description The secret of a ticket.
         * @example q3v9tWm2JxUe0sLrYc8nBfKd5oZ1hGpTiN7aXbQ4VwE
         */
        StreamTicketSecret: string;
        /** @description Messages of Server-Sent Events (WHATWG HTML, section 9.2), in UTF-8. The `data` of a message is an `Event`, except for the messages `end` and `presence`. */
        EventStream: string;
        /** @description The stream to open. */
        CreateStreamTicket: {
            /** @description For the stream of this board. */
            board_id?: components["schemas"]["BoardId"];
            /** @description For the stream of this workspace. With `board_id`, the workspace that the board belongs to. */
            workspace_id?: components["schemas"]["WorkspaceId"];
        };
        /** @description A ticket that opens one stream once. */
        StreamTicket: {
            ticket: components["schemas"]["StreamTicketSecret"];
            /**
             * Format: uri
             * @description The address of the stream, with the ticket.
             * @example https://boards.example.com/v1/boards/board_01m6dsg7hvefh9b55372afcnje/events/stream?ticket=q3v9tWm2JxUe0sLrYc8nBfKd5oZ1hGpTiN7aXbQ4VwE
             */
            url: string;
            /** @description When it expires unless it is used, a minute after it was created. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What the copy of a board can keep. `labels`: the labels. `cards`: the cards with their titles, descriptions and other fields. Of the cards, if they are kept: `due_dates`, with the times at which work starts, `assignees`, and `comments` with their authors and times. `members`: the members of the board and their roles.
         * @enum {string}
         */
        CopiedBoardPart: "labels" | "cards" | "due_dates" | "assignees" | "comments" | "members";
        /** @description How to copy a board. */
        CopyBoard: {
            /** @description The name of the copy. Defaults to the name of the board. */
            name?: components["schemas"]["Name"];
            /** @description Whether archived columns and cards are copied, too. They stay archived. Defaults to false. */
            include_archived?: boolean;
            /** @description What the copy keeps besides the columns. Defaults to `labels` and `cards`. */
            keep?: components["schemas"]["CopiedBoardPart"][];
        };
        /** @description Where to move a board. */
        MoveBoard: {
            /** @description The workspace that owns the board from now on. */
            workspace_id: components["schemas"]["WorkspaceId"];
        };
        /**
         * Format: int32
         * @description How many there are.
         * @example 3
         */
        LossCount: number;
        /** @description A person who loses access to a board. */
        LostAccess: {
            /** @description The person, without a role. */
            person: components["schemas"]["Person"];
            /** @description From how many cards the person is taken off. */
            assignment_count: components["schemas"]["LossCount"];
        };
        /** @description What a board loses by a move. Access tokens of the former workspace are not counted: all of them lose access. */
        BoardMoveLosses: {
            /** @description The people who lose access, at most 100, in the order in which they joined the former workspace. */
            people: components["schemas"]["LostAccess"][];
            /** @description How many people lose access, including those who aren't in `people`. */
            people_count: components["schemas"]["LossCount"];
            /** @description How many open invites of guests to the former workspace no longer lead to this board. */
            invite_count: components["schemas"]["LossCount"];
            /** @description How many assignments end. A person who is taken off three cards counts three times. */
            assignment_count: components["schemas"]["LossCount"];
            /** @description How many cards get another number, including those in the trash. Identifiers such as `STU-12` that people wrote down lead nowhere afterwards. Ids stay, and so do addresses of cards, unless `CARD_URL` contains the workspace. */
            renumbered_card_count: components["schemas"]["LossCount"];
        };
        /** @description A board in its new workspace, and what was lost by the move. */
        MovedBoard: {
            board: components["schemas"]["Board"];
            losses: components["schemas"]["BoardMoveLosses"];
        };
        /** @description One page of columns. */
        ColumnPage: {
            data: components["schemas"]["Column"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description A color from the service's palette. Clients choose the shade.
         * @enum {string}
         */
        LabelColor: "gray" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink" | "brown";
        /** @description A column to create. */
        CreateColumn: {
            name: components["schemas"]["Name"];
            /** @description A color from the palette of labels. Clients choose the shade. */
            color?: components["schemas"]["LabelColor"];
            /** @description Whether cards that arrive in the column are completed. Defaults to `false`. */
            done?: components["schemas"]["ColumnDone"];
            wip_limit?: components["schemas"]["WipLimit"];
            /** @description Whether the limit keeps cards out. Requires `wip_limit`. Defaults to `false`. */
            wip_limit_enforced?: components["schemas"]["WipLimitEnforced"];
            /** @description Where the column goes. Defaults to `bottom`, after the last column. */
            position?: components["schemas"]["Position"];
        };
        /**
         * @description An order of the cards of a board.
         * @enum {string}
         */
        BoardCardSort: "position" | "-position" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "due_at" | "-due_at" | "title" | "-title";
        /**
         * @description How urgent a card is.
         * @enum {string}
         */
        CardPriority: "low" | "medium" | "high" | "urgent";
        /** @description A card to create. */
        CreateCard: {
            title: components["schemas"]["CardTitle"];
            /** @description What the card is about in full, in [CommonMark 0.31](https://spec.commonmark.org/0.31.2/). */
            description?: components["schemas"]["Description"];
            /** @description The column for the card. Defaults to the board's first column that isn't archived. */
            column_id?: components["schemas"]["ColumnId"];
            label_ids?: components["schemas"]["CardLabelIds"];
            assignee_ids?: components["schemas"]["CardAssigneeIds"];
            due_at?: components["schemas"]["Moment"];
            /** @description When work on the card starts. It may be after the due date. */
            start_at?: components["schemas"]["Moment"];
            priority?: components["schemas"]["CardPriority"];
            estimate?: components["schemas"]["CardEstimate"];
            cover_color?: components["schemas"]["LabelColor"];
            /** @description The day on which the card is due, instead of `due_at`. */
            due_on?: components["schemas"]["CalendarDay"];
            /** @description Where in the column the card goes. Defaults to `bottom`. */
            position?: components["schemas"]["Position"];
        };
        /** @description Cards to create, in their order. */
        CreateCards: {
            cards: components["schemas"]["CreateCard"][];
        };
        /** @description A comment with its history. */
        ImportComment: {
            /** @description The id of the comment in the tool that it comes from. It is unique on its card. */
            external_id: components["schemas"]["ExternalId"];
            body: components["schemas"]["CommentBody"];
            /** @description Who wrote the comment: someone who is a member of the workspace, or who has appeared on one of its boards. Defaults to you. */
            created_by?: components["schemas"]["UserId"];
            /** @description When the comment was written, between the creation of its card and now. Defaults to now. */
            created_at?: components["schemas"]["Moment"];
        };
        /** @description A card with its history. */
        ImportCard: {
            /** @description The id of the card in the tool that it comes from. */
            external_id: components["schemas"]["ExternalId"];
            title: components["schemas"]["CardTitle"];
            /** @description What the card is about in full, in [CommonMark 0.31](https://spec.commonmark.org/0.31.2/). */
            description?: components["schemas"]["Description"];
            /** @description The column for the card. Defaults to the board's first column that isn't archived. */
            column_id?: components["schemas"]["ColumnId"];
            label_ids?: components["schemas"]["CardLabelIds"];
            assignee_ids?: components["schemas"]["CardAssigneeIds"];
            /** @description When the card is due. It can be in the past. */
            due_at?: components["schemas"]["Moment"];
            /** @description The day on which the card is due, instead of `due_at`. */
            due_on?: components["schemas"]["CalendarDay"];
            /** @description When work on the card starts. It may be after the due date. */
            start_at?: components["schemas"]["Moment"];
            priority?: components["schemas"]["CardPriority"];
            estimate?: components["schemas"]["CardEstimate"];
            cover_color?: components["schemas"]["LabelColor"];
            /** @description Who created the card: someone who is a member of the workspace, or who has appeared on one of its boards. Defaults to you. */
            created_by?: components["schemas"]["UserId"];
            /** @description When the card was created, between 1970 and now. Defaults to now. */
            created_at?: components["schemas"]["Moment"];
            /** @description When the card was completed, between `created_at` and now. If absent, the card is open, unless its column completes cards: then it is completed now. */
            completed_at?: components["schemas"]["Moment"];
            /** @description When the card was archived, between `created_at` and now. If absent, it isn't archived. */
            archived_at?: components["schemas"]["Moment"];
            /** @description The first comments of the card. `importComments` takes those beyond. */
            comments?: components["schemas"]["ImportComment"][];
        };
        /** @description Cards to import, in their order, with at most 500 comments in all. */
        ImportCards: {
            /** @description The tool that the cards and their comments come from, by a name that you choose. */
            source: components["schemas"]["ExternalSource"];
            cards: components["schemas"]["ImportCard"][];
        };
        /**
         * @description What an import did with an item: `created`, or `existing` if there was one with its external id. More values than those under `x-extensible-enum` may be added.
         * @example created
         */
        ImportResult: string;
        /** @description What an import did with a comment. `getComment` returns the comment itself. */
        ImportedComment: {
            external_id: components["schemas"]["ExternalId"];
            result: components["schemas"]["ImportResult"];
            id: components["schemas"]["CommentId"];
        };
        /** @description What an import did with a card. `getCard` returns the card itself. */
        ImportedCard: {
            external_id: components["schemas"]["ExternalId"];
            result: components["schemas"]["ImportResult"];
            id: components["schemas"]["CardId"];
            /** @description The board that the card is on. It can be another one if the card existed. */
            board_id: components["schemas"]["BoardId"];
            /** @description What happened to its comments, in the order sent. */
            comments: components["schemas"]["ImportedComment"][];
        };
        /** @description What an import did with each card, in the order sent. */
        CardImport: {
            cards: components["schemas"]["ImportedCard"][];
        };
        /** @description One page of labels. */
        LabelPage: {
            data: components["schemas"]["Label"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A label to create. */
        CreateLabel: {
            name: components["schemas"]["Name"];
            color: components["schemas"]["LabelColor"];
        };
        /**
         * @description The id of a member of a board.
         * @example board_member_01m7x0q3m4f0x8z6y1c2v3b4n5
         */
        BoardMemberId: string;
        /**
         * @description A role on a board, as `BoardRole` describes it. More values may be added.
         * @example editor
         */
        BoardRoleValue: string;
        /** @description A member of the workspace who was added to a board. */
        BoardMember: {
            id: components["schemas"]["BoardMemberId"];
            board_id: components["schemas"]["BoardId"];
            user_id: components["schemas"]["UserId"];
            name: components["schemas"]["Name"];
            role: components["schemas"]["BoardRoleValue"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of board members. */
        BoardMemberPage: {
            data: components["schemas"]["BoardMember"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description What a member can do on a private board, from most to least. A `manager` can do everything, and alone changes who sees the board and deletes it, beside owners and admins of the workspace. An `editor` can do all other work on it. A `viewer` can see it and comment on its cards.
         * @enum {string}
         */
        BoardRole: "manager" | "editor" | "viewer";
        /** @description What a member of the workspace may do on a board. */
        SetBoardMember: {
            role: components["schemas"]["BoardRole"];
        };
        /** @description A person who looks at a board. */
        PresentPerson: {
            id: components["schemas"]["UserId"];
            name: components["schemas"]["Name"];
            /**
             * @description As in `Person`.
             * @example AW
             */
            initials: string;
            avatar_color: components["schemas"]["AvatarColor"];
            /** @description When they began to look at it. */
            since: components["schemas"]["Timestamp"];
        };
        /** @description Who looks at a board now. */
        BoardPresence: {
            /**
             * Format: int32
             * @description How many people look at the board.
             */
            count: number;
            /** @description The first 50 of them, in the order in which they came. */
            people: components["schemas"]["PresentPerson"][];
        };
        /** @description Who changed it. */
        ActivityActor: {
            kind: components["schemas"]["ActorKind"];
            /** @description The person, without a role. Absent if an operator or the service itself acted, and for a guest who doesn't see the person. */
            person?: components["schemas"]["Person"];
        };
        /**
         * @description The name, or the title of a card, as it is now. Of what was deleted, or has left the board: as the event has it, and otherwise absent. A template has none here.
         * @example Photograph the new office
         */
        ItemName: string;
        /** @description What was changed. It may have been deleted since. */
        ActivityResource: {
            type: components["schemas"]["ResourceType"];
            id: components["schemas"]["ResourceId"];
            name?: components["schemas"]["ItemName"];
        };
        /** @description Something that a change is about, by id and name. */
        NamedItem: {
            id: components["schemas"]["ResourceId"];
            name?: components["schemas"]["ItemName"];
        };
        /** @description How one field changed. Both values have the field's form in the resource, except that each id is an object with `id` and `name`, a `NamedItem`. */
        ActivityChange: {
            /** @description The previous value. Absent if there was none, for the text of descriptions and comments, and for what is on a board that the card has left. */
            from?: unknown;
            /** @description The new value. Absent if there is none, for the text of descriptions and comments, and for what is on a board that the card has left. */
            to?: unknown;
        };
        /** @description How each field changed, by the field's name. Empty if none did. */
        ActivityChanges: {
            [key: string]: components["schemas"]["ActivityChange"];
        };
        /** @description One change, with names. It has the id of its event. */
        Activity: {
            id: components["schemas"]["EventId"];
            type: components["schemas"]["EventType"];
            occurred_at: components["schemas"]["Timestamp"];
            actor: components["schemas"]["ActivityActor"];
            resource: components["schemas"]["ActivityResource"];
            /** @description The card of a comment or a share link. Absent if the change is of something else. */
            card?: components["schemas"]["NamedItem"];
            changes: components["schemas"]["ActivityChanges"];
            /** @description `true` if the resource was imported, with who created it elsewhere, and when, in `changes`. Absent otherwise. */
            imported?: boolean;
        };
        /** @description One page of activity. */
        ActivityPage: {
            data: components["schemas"]["Activity"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A merge patch of a column. */
        UpdateColumn: {
            name?: components["schemas"]["Name"];
            /** @description The new color, one of those that labels can have. `null` removes it. */
            color?: string | null;
            done?: components["schemas"]["ColumnDone"];
            /**
             * Format: int32
             * @description The new limit. `null` removes it.
             */
            wip_limit?: number | null;
            wip_limit_enforced?: components["schemas"]["WipLimitEnforced"];
        };
        /** @description Where to move a column: exactly one of `before_column_id`, `after_column_id` and `position`. */
        MoveColumn: {
            /** @description The column that comes right after the moved column. */
            before_column_id?: components["schemas"]["ColumnId"];
            /** @description The column that comes right before the moved column. */
            after_column_id?: components["schemas"]["ColumnId"];
            position?: components["schemas"]["Position"];
        };
        /**
         * @description What to sort the cards of a column by, descending with `-`.
         * @enum {string}
         */
        ColumnCardOrder: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "due_at" | "-due_at" | "title" | "-title" | "priority" | "-priority";
        /** @description How to sort the cards of a column. */
        SortColumnCards: {
            sort: components["schemas"]["ColumnCardOrder"];
        };
        /** @description What was done to the cards of a column. */
        ColumnCardsResult: {
            /**
             * Format: int32
             * @description How many cards were changed. Each has an event of its own in the event log.
             */
            changed_cards: number;
        };
        /** @description Where to move the cards of a column. */
        MoveColumnCards: {
            column_id: components["schemas"]["ColumnId"];
            /** @description Where in the other column the cards go. Defaults to `bottom`. */
            position?: components["schemas"]["Position"];
        };
        /**
         * @description What can be added to a card.
         * @enum {string}
         */
        CardInclusion: "comment_count" | "share_link_count" | "description_html";
        /** @description A merge patch of a card. */
        UpdateCard: {
            title?: components["schemas"]["CardTitle"];
            /** @description The new description, in [CommonMark 0.31](https://spec.commonmark.org/0.31.2/). `null` removes it. */
            description?: string | null;
            label_ids?: components["schemas"]["CardLabelIds"];
            assignee_ids?: components["schemas"]["CardAssigneeIds"];
            /**
             * Format: date-time
             * @description When the card is due, as any `Moment`. `null` removes it. A time removes `due_on`.
             */
            due_at?: string | null;
            /**
             * Format: date-time
             * @description When work on the card starts, as any `Moment`. `null` removes it.
             */
            start_at?: string | null;
            /** @description How urgent the card is, a `CardPriority`. `null` removes the priority. */
            priority?: string | null;
            /**
             * Format: double
             * @description How much work the card is. `null` removes the estimate.
             */
            estimate?: number | null;
            /** @description The color at the top of the card, a `LabelColor`. `null` removes it. */
            cover_color?: string | null;
            /**
             * Format: date
             * @description The day on which the card is due, as a `CalendarDay`. `null` removes it. A day removes `due_at`.
             */
            due_on?: string | null;
            /**
             * Format: date-time
             * @description When the card was completed, as any `Moment`. `null` reopens the card.
             */
            completed_at?: string | null;
        };
        /** @description Where to move a card: a column, and at most one of `before_card_id`, `after_card_id` and `position`. Without any of them, it goes to the bottom. */
        MoveCard: {
            column_id: components["schemas"]["ColumnId"];
            /** @description The card that comes right after the moved card. */
            before_card_id?: components["schemas"]["CardId"];
            /** @description The card that comes right before the moved card. */
            after_card_id?: components["schemas"]["CardId"];
            position?: components["schemas"]["Position"];
        };
        /**
         * @description What the copy of a card can keep. `description`. `details`: priority, estimate and cover color. `labels`. `due_dates`: `due_at` or `due_on`, and `start_at`. `assignees`. `comments`, with their authors and times.
         * @enum {string}
         */
        CopiedCardPart: "description" | "details" | "labels" | "due_dates" | "assignees" | "comments";
        /** @description How to copy a card. */
        CopyCard: {
            /** @description The column of the copy. Defaults to the column of the card. */
            column_id?: components["schemas"]["ColumnId"];
            /** @description The end of the column that the copy goes to. Defaults to `bottom`. */
            position?: components["schemas"]["Position"];
            /** @description The title of the copy. Defaults to the title of the card. */
            title?: components["schemas"]["CardTitle"];
            /** @description What the copy keeps besides the title. Defaults to `description`, `details` and `labels`. */
            keep?: components["schemas"]["CopiedCardPart"][];
        };
        /**
         * @description An order of comments.
         * @enum {string}
         */
        CommentSort: "created_at" | "-created_at" | "updated_at" | "-updated_at";
        /** @description A comment on a card. */
        Comment: {
            id: components["schemas"]["CommentId"];
            card_id: components["schemas"]["CardId"];
            body: components["schemas"]["CommentBody"];
            /** @description The tool that the comment was imported from. Absent if it was written here. */
            external_source?: components["schemas"]["ExternalSource"];
            /** @description The id of the comment in that tool. Absent if it was written here. */
            external_id?: components["schemas"]["ExternalId"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description One page of comments. */
        CommentPage: {
            data: components["schemas"]["Comment"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A comment to create. */
        CreateComment: {
            body: components["schemas"]["CommentBody"];
        };
        /** @description Comments to import. */
        ImportComments: {
            /** @description The tool that the comments come from, by a name that you choose. */
            source: components["schemas"]["ExternalSource"];
            comments: components["schemas"]["ImportComment"][];
        };
        /** @description What an import did with each comment, in the order sent. */
        CommentImport: {
            comments: components["schemas"]["ImportedComment"][];
        };
        /** @description A link that shows a card to people outside its board. */
        ShareLink: {
            id: components["schemas"]["ShareLinkId"];
            card_id: components["schemas"]["CardId"];
            /** @description When the link expires. Absent if it works until it is revoked. */
            expires_at?: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of share links. */
        ShareLinkPage: {
            data: components["schemas"]["ShareLink"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A share link to create. */
        CreateShareLink: {
            /** @description When the link expires. If absent, it works until it is revoked. */
            expires_at?: components["schemas"]["Moment"];
        };
        /** @description 128 random bits in base64url. Anyone who has it can see the card. */
        ShareToken: string;
        /** @description A new share link with its token and address, which are not shown again. */
        CreatedShareLink: {
            share_link: components["schemas"]["ShareLink"];
            token: components["schemas"]["ShareToken"];
            /**
             * Format: uri
             * @description The address of a page that shows the card in a browser.
             */
            url: string;
        };
        /** @description A label as outsiders see it. */
        SharedCardLabel: {
            name: components["schemas"]["Name"];
            color: components["schemas"]["LabelColorValue"];
        };
        /** @description What outsiders see of a card: no ids, no people and no comments. The names are current. */
        SharedCard: {
            title: components["schemas"]["CardTitle"];
            description?: components["schemas"]["Description"];
            column_name: components["schemas"]["Name"];
            board_name: components["schemas"]["Name"];
            /** @description The card's labels. */
            labels: components["schemas"]["SharedCardLabel"][];
            /** @description When the card is due. */
            due_at?: components["schemas"]["Timestamp"];
            /** @description The day on which the card is due, in every time zone. A card has `due_at`, `due_on` or neither. */
            due_on?: components["schemas"]["CalendarDay"];
            /** @description When the card was completed. Absent if it is open. */
            completed_at?: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A merge patch of a label. */
        UpdateLabel: {
            name?: components["schemas"]["Name"];
            color?: components["schemas"]["LabelColor"];
        };
        /** @description A merge patch of a comment. */
        UpdateComment: {
            body?: components["schemas"]["CommentBody"];
        };
        /** @description The price of each charged seat for a whole period of one length. */
        PlanPrice: {
            interval: components["schemas"]["BillingIntervalValue"];
            seat_price: components["schemas"]["MinorUnits"];
        };
        /** @description One limit of a plan. */
        PlanLimit: {
            name: components["schemas"]["LimitName"];
            /** @description The highest allowed value. Absent if there is no limit. */
            limit?: components["schemas"]["LimitValue"];
        };
        /** @description What a workspace can use, and its price. */
        Plan: {
            id: components["schemas"]["PlanId"];
            name: components["schemas"]["Name"];
            currency: components["schemas"]["Currency"];
            /** @description One price for each interval that the plan is available with. */
            prices: components["schemas"]["PlanPrice"][];
            /** @description The number of seats that are free. Only seats beyond these are charged. */
            included_seats: components["schemas"]["SeatCount"];
            /**
             * Format: int32
             * @description The length of the free trial when a workspace that never had a trial, and doesn't pay for the current period, chooses the plan. 0 for none.
             */
            trial_days: number;
            limits: components["schemas"]["PlanLimit"][];
        };
        /** @description All plans. There are few, so the list has no pages. */
        PlanList: {
            data: components["schemas"]["Plan"][];
        };
        /**
         * @description `builtin` for a template that is part of the service, `workspace` for one that a member saved.
         * @enum {string}
         */
        TemplateSource: "builtin" | "workspace";
        /**
         * @description `builtin` for a template that is part of the service, `workspace` for one that a member saved. More values may be added.
         * @example builtin
         */
        TemplateSourceValue: string;
        /** @description A starter card of a template. */
        TemplateCard: {
            title: components["schemas"]["CardTitle"];
            description?: components["schemas"]["Description"];
        };
        /** @description A column of a template, with its starter cards in order. */
        TemplateColumn: {
            name: components["schemas"]["Name"];
            /** @description The color of the column. Absent if it has none. */
            color?: components["schemas"]["LabelColorValue"];
            /** @description Whether cards that arrive in the column are completed. Absent if they aren't. */
            done?: boolean;
            wip_limit?: components["schemas"]["WipLimit"];
            /** @description Whether the limit keeps cards out. Absent if it doesn't. */
            wip_limit_enforced?: boolean;
            cards: components["schemas"]["TemplateCard"][];
        };
        /** @description What a new board can start from. */
        Template: {
            id: components["schemas"]["TemplateId"];
            source: components["schemas"]["TemplateSourceValue"];
            /** @description The workspace that the template belongs to. Absent if it is built in. */
            workspace_id?: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            /** @description The columns in order, with the titles and descriptions of their starter cards. */
            columns: components["schemas"]["TemplateColumn"][];
            labels: components["schemas"]["TemplateLabel"][];
            /** @description Everything that a board gets. Absent in lists. */
            content?: components["schemas"]["TemplateContent"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description One page of templates. */
        TemplatePage: {
            data: components["schemas"]["Template"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A day relative to the creation of the board, and a time on that day if you send one. Both are in the time zone of the person who creates the board, or else in UTC. */
        NewRelativeDate: {
            days: components["schemas"]["DaysAfter"];
            time?: components["schemas"]["DayTime"];
        };
        /** @description A starter card of a template. */
        NewTemplateCard: {
            title: components["schemas"]["CardTitle"];
            /** @description What the card is about in full, in [CommonMark 0.31](https://spec.commonmark.org/0.31.2/). */
            description?: components["schemas"]["Description"];
            labels?: components["schemas"]["TemplateCardLabels"];
            assignees?: components["schemas"]["TemplateCardAssignees"];
            priority?: components["schemas"]["CardPriority"];
            estimate?: components["schemas"]["CardEstimate"];
            cover_color?: components["schemas"]["LabelColor"];
            /** @description When work on the card starts. Without a time, at the beginning of the day. */
            start_in?: components["schemas"]["NewRelativeDate"];
            /** @description When the card is due. With a time it gets a `due_at`, and otherwise a `due_on`. */
            due_in?: components["schemas"]["NewRelativeDate"];
        };
        /** @description A column of a template, with its starter cards in order. */
        NewTemplateColumn: {
            name: components["schemas"]["Name"];
            color?: components["schemas"]["LabelColor"];
            /** @description Whether cards that arrive in the column are completed, the starter cards too. Defaults to `false`. */
            done?: boolean;
            wip_limit?: components["schemas"]["WipLimit"];
            /** @description Whether the limit keeps cards out, except for the starter cards. Defaults to `false`. */
            wip_limit_enforced?: boolean;
            /** @description The starter cards in order. Defaults to none. */
            cards?: components["schemas"]["NewTemplateCard"][];
        };
        /** @description A label of a template. */
        NewTemplateLabel: {
            name: components["schemas"]["Name"];
            color: components["schemas"]["LabelColor"];
        };
        /** @description The content of a template. It has at most 500 starter cards, 100 roles and 1 MiB as JSON. As a body has at most 25,000 values, 500 cards can have about 40 each. */
        NewTemplateContent: {
            /** @description The columns in order. */
            columns: components["schemas"]["NewTemplateColumn"][];
            /** @description The labels. Their names are unique, ignoring case. Defaults to none. */
            labels?: components["schemas"]["NewTemplateLabel"][];
        };
        /** @description A template to create, with either `board_id` or `content`. */
        CreateTemplate: {
            /** @description The workspace that owns the template. Defaults to the access token's workspace, or to your personal workspace with a session. */
            workspace_id?: components["schemas"]["WorkspaceId"];
            /** @description The board to copy, archived or not. Its archived columns and cards are left out. */
            board_id?: components["schemas"]["BoardId"];
            name: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            /** @description Whether the board's cards become starter cards, with title and description. Defaults to `false`. */
            include_cards?: boolean;
            /** @description The columns, labels and starter cards, instead of a board's. */
            content?: components["schemas"]["NewTemplateContent"];
            /** @description Whether the starter cards of a board keep their labels, priority, estimate and cover color too. Defaults to `false`. */
            include_details?: boolean;
            /** @description Whether the starter cards of a board keep when they start and are due, as days after the creation of the board in your time zone. Dates before its creation, and more than 3,650 days after it, are left out. Defaults to `false`. */
            include_dates?: boolean;
        };
        /** @description A merge patch of a template. */
        UpdateTemplate: {
            name?: components["schemas"]["Name"];
            /** @description The new description. `null` removes it. */
            description?: string | null;
            /** @description The new columns, labels and starter cards. They replace all previous ones. */
            content?: components["schemas"]["NewTemplateContent"];
        };
        /**
         * @description An order of events.
         * @enum {string}
         */
        EventSort: "position" | "-position";
        /** @description One page of events. */
        EventPage: {
            data: components["schemas"]["Event"][];
            next_cursor?: components["schemas"]["PageCursor"];
            /** @description The position after this page, present on the last page and on an empty page too. Send it as `cursor` later to read what came since. */
            resume_cursor: components["schemas"]["PageCursor"];
        };
        /** @description A merge patch of a webhook. */
        UpdateWebhook: {
            url?: components["schemas"]["WebhookUrl"];
            /** @description What the webhook is for. `null` removes it. */
            description?: string | null;
            /** @description Send only events of this board and of what is on it. `null` for the whole workspace. */
            board_id?: string | null;
            /** @description Send only events of these types. An empty list sends all. */
            types?: components["schemas"]["EventType"][];
            /** @description What to add to each event. An empty list adds nothing. */
            include?: components["schemas"]["EventInclusion"][];
            /** @description Whether events are sent. */
            enabled?: boolean;
        };
        /** @description How to rotate the secret of a webhook. */
        RotateWebhookSecret: {
            /**
             * Format: int32
             * @description How many seconds messages are signed with the previous secret, too. Defaults to 0: they aren't.
             */
            overlap_seconds?: number;
        };
        /**
         * @description The id of a delivery.
         * @example delivery_01m8a1fh2d6g7s8t9v0w1x2y3z
         */
        DeliveryId: string;
        /**
         * @description Why the message was sent: `event` when it happened, `replay` as part of a range, `redelivery` again by itself, or `ping` for a test. More may be added.
         * @example event
         */
        DeliveryKind: string;
        /**
         * @description The type of the event, or `webhook.ping`.
         * @example card.moved
         */
        MessageType: string;
        /**
         * @description `pending` until the message is sent, then `succeeded` or `failed`. More may be added.
         * @example succeeded
         */
        DeliveryStatusValue: string;
        /**
         * @description Why an attempt failed: `response_status` if the receiver answered with a status other than 200 to 299, and otherwise what kept it from answering, such as `timeout`, or the service from sending, such as `address_forbidden`. More may be added.
         * @example timeout
         */
        DeliveryFailure: string;
        /** @description One attempt to deliver a message to a webhook. */
        Delivery: {
            id: components["schemas"]["DeliveryId"];
            webhook_id: components["schemas"]["WebhookId"];
            kind: components["schemas"]["DeliveryKind"];
            /** @description The id of the event. It is the `webhook-id` of every attempt to deliver it. */
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["MessageType"];
            /**
             * Format: int32
             * @description Which attempt it was, from 1 to 10.
             */
            attempt: number;
            status: components["schemas"]["DeliveryStatusValue"];
            /**
             * Format: int32
             * @description The HTTP status that the receiver answered with. Absent if there was no answer.
             */
            response_status?: number;
            failure?: components["schemas"]["DeliveryFailure"];
            /**
             * Format: int32
             * @description How many milliseconds the attempt took. Absent before it, and if the event was no longer kept.
             */
            duration_ms?: number;
            /** @description The beginning of the response's body as UTF-8, with U+FFFD for what isn't text. Absent if it is empty or compressed. */
            response_excerpt?: string;
            /** @description When the attempt was made or, for a test message or a redelivery, requested. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the message is sent or, unless the webhook is disabled then, sent again. Absent after a message was accepted, given up or sent by hand. */
            next_attempt_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description `pending` until the message is sent, then `succeeded` or `failed`.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "succeeded" | "failed";
        /** @description One page of deliveries. */
        DeliveryPage: {
            data: components["schemas"]["Delivery"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description The id of a replay.
         * @example replay_01m8a2b7k3e4h9v6n1q5s8w0y2
         */
        ReplayId: string;
        /**
         * @description `running` until everything was sent, then `completed`, or `canceled` by someone. More may be added.
         * @example running
         */
        ReplayStatus: string;
        /** @description A part of the event log that a webhook is sent again. */
        Replay: {
            id: components["schemas"]["ReplayId"];
            webhook_id: components["schemas"]["WebhookId"];
            status: components["schemas"]["ReplayStatus"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When it was completed or canceled. Absent while it is running. */
            ended_at?: components["schemas"]["Timestamp"];
        };
        /** @description One page of replays. */
        ReplayPage: {
            data: components["schemas"]["Replay"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description A position in the event log: the id of an event that `listDeliveries` has for this webhook, but not of a test message, or a cursor. A cursor is one of `listEvents` without filters and with the usual order, or of `streamWorkspaceEvents` or, if the webhook has a `board_id`, one of `listBoardEvents`, `streamBoardEvents` or `getBoardSnapshot` for that board.
         * @example event_01m8a1fgx4e1p2q3r4s5t6v7w8
         */
        ReplayPosition: string;
        /** @description The part of the event log to send again. */
        CreateReplay: {
            /** @description Where the replay begins. An event at this position isn't sent. */
            after: components["schemas"]["ReplayPosition"];
            /** @description Where the replay ends. An event at this position is sent. Defaults to the end of the log. */
            until?: components["schemas"]["ReplayPosition"];
        };
        /** @description The workspace that an event is about. It may have been deleted since. */
        WorkspaceEventResource: {
            /** @constant */
            type: "workspace";
            id: components["schemas"]["WorkspaceId"];
        };
        /** @description The change of a name. */
        ChangedName: {
            from?: components["schemas"]["Name"];
            to?: components["schemas"]["Name"];
        };
        /** @description The change of the kind of a workspace. */
        ChangedWorkspaceKind: {
            from?: components["schemas"]["WorkspaceKind"];
            to?: components["schemas"]["WorkspaceKind"];
        };
        /** @description The change of the key of card identifiers. */
        ChangedCardKey: {
            from?: components["schemas"]["CardKey"];
            to?: components["schemas"]["CardKey"];
        };
        /** @description The change of who can delete boards. */
        ChangedBoardDeletion: {
            from?: components["schemas"]["BoardDeletionValue"];
            to?: components["schemas"]["BoardDeletionValue"];
        };
        /** @description What a new workspace has, or a deleted one had. */
        WorkspaceChanges: {
            name?: components["schemas"]["ChangedName"];
            kind?: components["schemas"]["ChangedWorkspaceKind"];
            card_key?: components["schemas"]["ChangedCardKey"];
            board_deletion?: components["schemas"]["ChangedBoardDeletion"];
        };
        /** @description A workspace was created. */
        WorkspaceCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["WorkspaceEventResource"];
            /** @description The workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Workspace"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "workspace.created";
            changes: components["schemas"]["WorkspaceChanges"];
        };
        /** @description What changed of a workspace. */
        WorkspaceUpdatedChanges: {
            name?: components["schemas"]["ChangedName"];
            board_deletion?: components["schemas"]["ChangedBoardDeletion"];
        };
        /** @description A workspace was changed. */
        WorkspaceUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["WorkspaceEventResource"];
            /** @description The workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Workspace"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "workspace.updated";
            changes: components["schemas"]["WorkspaceUpdatedChanges"];
        };
        /** @description A workspace was deleted. */
        WorkspaceDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["WorkspaceEventResource"];
            /** @description The workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Workspace"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "workspace.deleted";
            changes: components["schemas"]["WorkspaceChanges"];
        };
        /** @description The operator restored a deleted workspace with everything in it. */
        WorkspaceRestoredEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["WorkspaceEventResource"];
            /** @description The workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Workspace"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "workspace.restored";
            changes: components["schemas"]["WorkspaceChanges"];
        };
        /** @description The change of the hold on a workspace. */
        ChangedWorkspaceHold: {
            from?: components["schemas"]["WorkspaceHold"];
            to?: components["schemas"]["WorkspaceHold"];
        };
        /** @description What changed of the hold on a workspace. */
        WorkspaceHoldChanges: {
            hold?: components["schemas"]["ChangedWorkspaceHold"];
        };
        /** @description The operator made the workspace read-only, or suspended it. */
        WorkspaceHeldEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["WorkspaceEventResource"];
            /** @description The workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Workspace"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "workspace.held";
            changes: components["schemas"]["WorkspaceHoldChanges"];
        };
        /** @description The operator ended the hold on the workspace, so that everything works again. */
        WorkspaceReleasedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["WorkspaceEventResource"];
            /** @description The workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Workspace"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "workspace.released";
            changes: components["schemas"]["WorkspaceHoldChanges"];
        };
        /** @description The member that an event is about. It may have been deleted since. */
        MemberEventResource: {
            /** @constant */
            type: "member";
            id: components["schemas"]["MemberId"];
        };
        /** @description The change of an email address. */
        ChangedEmailAddress: {
            from?: components["schemas"]["EmailAddress"];
            to?: components["schemas"]["EmailAddress"];
        };
        /** @description The change of a person. */
        ChangedUserId: {
            from?: components["schemas"]["UserId"];
            to?: components["schemas"]["UserId"];
        };
        /** @description The change of a role in a workspace. */
        ChangedMemberRole: {
            from?: components["schemas"]["MemberRoleValue"];
            to?: components["schemas"]["MemberRoleValue"];
        };
        /** @description The change of the status of a membership. */
        ChangedMemberStatus: {
            from?: components["schemas"]["MemberStatus"];
            to?: components["schemas"]["MemberStatus"];
        };
        /** @description The change of a time. */
        ChangedTimestamp: {
            from?: components["schemas"]["Timestamp"];
            to?: components["schemas"]["Timestamp"];
        };
        /** @description The change of the boards of a guest. */
        ChangedMemberBoardIds: {
            from?: components["schemas"]["MemberBoardIds"];
            to?: components["schemas"]["MemberBoardIds"];
        };
        /** @description What changed of a member. */
        MemberChanges: {
            email?: components["schemas"]["ChangedEmailAddress"];
            name?: components["schemas"]["ChangedName"];
            user_id?: components["schemas"]["ChangedUserId"];
            role?: components["schemas"]["ChangedMemberRole"];
            status?: components["schemas"]["ChangedMemberStatus"];
            invited_at?: components["schemas"]["ChangedTimestamp"];
            joined_at?: components["schemas"]["ChangedTimestamp"];
            board_ids?: components["schemas"]["ChangedMemberBoardIds"];
        };
        /** @description A person was invited to the workspace, or owns it as the person who created it. */
        MemberCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["MemberEventResource"];
            /** @description The member as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["WorkspaceMember"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member.created";
            changes: components["schemas"]["MemberChanges"];
        };
        /** @description A member was changed, accepted their invite or was invited again. */
        MemberUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["MemberEventResource"];
            /** @description The member as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["WorkspaceMember"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member.updated";
            changes: components["schemas"]["MemberChanges"];
        };
        /** @description A member left or was removed, or an invite was revoked or declined. */
        MemberDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["MemberEventResource"];
            /** @description The member as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["WorkspaceMember"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member.deleted";
            changes: components["schemas"]["MemberChanges"];
        };
        /** @description The access token that an event is about. It may have been deleted since. */
        TokenEventResource: {
            /** @constant */
            type: "token";
            id: components["schemas"]["AccessTokenId"];
        };
        /** @description The change of the scopes of a token. */
        ChangedScopes: {
            from?: components["schemas"]["Scope"][];
            to?: components["schemas"]["Scope"][];
        };
        /** @description The change of the first characters of a secret. */
        ChangedTokenPrefix: {
            from?: components["schemas"]["AccessTokenPrefix"];
            to?: components["schemas"]["AccessTokenPrefix"];
        };
        /** @description The change of an access token. */
        ChangedTokenId: {
            from?: components["schemas"]["AccessTokenId"];
            to?: components["schemas"]["AccessTokenId"];
        };
        /** @description What a new access token has, or a revoked one had. Never its secret. `created_by` is the person that it acts for, who is not the actor if the operator created it. Absent in events from before 2.12.0. */
        AccessTokenChanges: {
            name?: components["schemas"]["ChangedName"];
            scopes?: components["schemas"]["ChangedScopes"];
            prefix?: components["schemas"]["ChangedTokenPrefix"];
            created_by?: components["schemas"]["ChangedUserId"];
            minted_by?: components["schemas"]["ChangedTokenId"];
            expires_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description An access token was created. */
        TokenCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["TokenEventResource"];
            /** @description The access token as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["AccessToken"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "token.created";
            changes: components["schemas"]["AccessTokenChanges"];
        };
        /** @description What changed of an access token with its secret. */
        AccessTokenRotatedChanges: {
            prefix?: components["schemas"]["ChangedTokenPrefix"];
        };
        /** @description An access token got a new secret. */
        TokenUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["TokenEventResource"];
            /** @description The access token as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["AccessToken"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "token.updated";
            changes: components["schemas"]["AccessTokenRotatedChanges"];
        };
        /** @description An access token was revoked. */
        TokenDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["TokenEventResource"];
            /** @description The access token as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["AccessToken"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "token.deleted";
            changes: components["schemas"]["AccessTokenChanges"];
        };
        /** @description The template that an event is about. It may have been deleted since. */
        TemplateEventResource: {
            /** @constant */
            type: "template";
            id: components["schemas"]["TemplateId"];
        };
        /** @description The change of a description. */
        ChangedDescription: {
            from?: components["schemas"]["Description"];
            to?: components["schemas"]["Description"];
            from_truncated?: components["schemas"]["FromTruncated"];
        };
        /** @description The change of a number of things. */
        ChangedCount: {
            /** Format: int32 */
            from?: number;
            /** Format: int32 */
            to?: number;
        };
        /** @description The change of the SHA-256 of content. */
        ChangedContentHash: {
            from?: string;
            to?: string;
        };
        /** @description What changed of a template. Instead of its content, how much it has and its hash. */
        TemplateChanges: {
            name?: components["schemas"]["ChangedName"];
            description?: components["schemas"]["ChangedDescription"];
            column_count?: components["schemas"]["ChangedCount"];
            label_count?: components["schemas"]["ChangedCount"];
            card_count?: components["schemas"]["ChangedCount"];
            content_sha256?: components["schemas"]["ChangedContentHash"];
        };
        /** @description A template was created. */
        TemplateCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["TemplateEventResource"];
            /** @description The template as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Template"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "template.created";
            changes: components["schemas"]["TemplateChanges"];
        };
        /** @description A template was changed. */
        TemplateUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["TemplateEventResource"];
            /** @description The template as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Template"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "template.updated";
            changes: components["schemas"]["TemplateChanges"];
        };
        /** @description A template was deleted. */
        TemplateDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["TemplateEventResource"];
            /** @description The template as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Template"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "template.deleted";
            changes: components["schemas"]["TemplateChanges"];
        };
        /** @description The billing of the workspace that an event is about. It may have been deleted since. */
        BillingEventResource: {
            /** @constant */
            type: "billing";
            id: components["schemas"]["BillingId"];
        };
        /** @description The change of a plan. */
        ChangedPlanId: {
            from?: components["schemas"]["PlanId"];
            to?: components["schemas"]["PlanId"];
        };
        /** @description The change of a billing interval. */
        ChangedBillingInterval: {
            from?: components["schemas"]["BillingIntervalValue"];
            to?: components["schemas"]["BillingIntervalValue"];
        };
        /** @description The change of the status of a subscription. */
        ChangedBillingStatus: {
            from?: components["schemas"]["BillingStatus"];
            to?: components["schemas"]["BillingStatus"];
        };
        /** @description The change of an amount. */
        ChangedMinorUnits: {
            from?: components["schemas"]["MinorUnits"];
            to?: components["schemas"]["MinorUnits"];
        };
        /** @description The change of a billing address. */
        ChangedBillingAddress: {
            from?: components["schemas"]["BillingAddress"];
            to?: components["schemas"]["BillingAddress"];
        };
        /** @description The change of a tax id. */
        ChangedTaxId: {
            from?: components["schemas"]["TaxId"];
            to?: components["schemas"]["TaxId"];
        };
        /** @description The change of a payment provider. */
        ChangedBillingProvider: {
            from?: components["schemas"]["BillingProvider"];
            to?: components["schemas"]["BillingProvider"];
        };
        /** @description What changed of the billing of a workspace. */
        BillingChanges: {
            plan?: components["schemas"]["ChangedPlanId"];
            interval?: components["schemas"]["ChangedBillingInterval"];
            status?: components["schemas"]["ChangedBillingStatus"];
            seat_price?: components["schemas"]["ChangedMinorUnits"];
            trial_ends_at?: components["schemas"]["ChangedTimestamp"];
            next_plan?: components["schemas"]["ChangedPlanId"];
            next_interval?: components["schemas"]["ChangedBillingInterval"];
            cancel_at?: components["schemas"]["ChangedTimestamp"];
            canceled_at?: components["schemas"]["ChangedTimestamp"];
            billing_email?: components["schemas"]["ChangedEmailAddress"];
            billing_address?: components["schemas"]["ChangedBillingAddress"];
            tax_id?: components["schemas"]["ChangedTaxId"];
            provider?: components["schemas"]["ChangedBillingProvider"];
        };
        /** @description The billing of the workspace was changed. */
        BillingUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["BillingEventResource"];
            /** @description The billing of the workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Billing"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "billing.updated";
            changes: components["schemas"]["BillingChanges"];
        };
        /** @description The plan or the interval changed, or will at the end of the period, or no longer will. */
        BillingPlanChangedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["BillingEventResource"];
            /** @description The billing of the workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Billing"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "billing.plan_changed";
            changes: components["schemas"]["BillingChanges"];
        };
        /** @description The plan was canceled, now or at the end of the period. Without `from`, billing ended when the workspace was deleted, and the operator has now restored the workspace. */
        BillingCanceledEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["BillingEventResource"];
            /** @description The billing of the workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Billing"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "billing.canceled";
            changes: components["schemas"]["BillingChanges"];
        };
        /** @description The plan continues instead of ending with its period, or began again after billing had ended. */
        BillingResumedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["BillingEventResource"];
            /** @description The billing of the workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Billing"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "billing.resumed";
            changes: components["schemas"]["BillingChanges"];
        };
        /** @description What changed when an invoice was not paid in time. */
        BillingPastDueChanges: {
            status?: components["schemas"]["ChangedBillingStatus"];
        };
        /** @description An invoice was not paid in time. */
        BillingPastDueEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["BillingEventResource"];
            /** @description The billing of the workspace as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Billing"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "billing.past_due";
            changes: components["schemas"]["BillingPastDueChanges"];
        };
        /** @description The billing link that an event is about. It may have been deleted since. */
        BillingLinkEventResource: {
            /** @constant */
            type: "billing_link";
            id: components["schemas"]["BillingLinkId"];
        };
        /** @description The change of the kind of a billing link. */
        ChangedBillingLinkKind: {
            from?: components["schemas"]["BillingLinkKindValue"];
            to?: components["schemas"]["BillingLinkKindValue"];
        };
        /** @description What a new billing link has. Never its address. */
        BillingLinkCreatedChanges: {
            kind?: components["schemas"]["ChangedBillingLinkKind"];
        };
        /** @description A link to a page for payments was created. */
        BillingLinkCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["BillingLinkEventResource"];
            /** @description The billing link as it now is, without its `url`, with `include=data` and if you can read it. */
            data?: components["schemas"]["BillingLink"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "billing_link.created";
            changes: components["schemas"]["BillingLinkCreatedChanges"];
        };
        /** @description The preview that an event is about. It may have been deleted since. */
        PlanPreviewEventResource: {
            /** @constant */
            type: "plan_preview";
            id: components["schemas"]["PlanPreviewId"];
        };
        /** @description The change of when a plan changes. */
        ChangedChangeTime: {
            from?: components["schemas"]["ChangeTimeValue"];
            to?: components["schemas"]["ChangeTimeValue"];
        };
        /** @description What a new preview has. */
        PlanPreviewCreatedChanges: {
            plan?: components["schemas"]["ChangedPlanId"];
            interval?: components["schemas"]["ChangedBillingInterval"];
            when?: components["schemas"]["ChangedChangeTime"];
        };
        /** @description A preview of a change of plan was created. */
        PlanPreviewCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["PlanPreviewEventResource"];
            /** @description The preview as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["PlanPreview"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "plan_preview.created";
            changes: components["schemas"]["PlanPreviewCreatedChanges"];
        };
        /** @description The invoice or credit note that an event is about. It may have been deleted since. */
        InvoiceEventResource: {
            /** @constant */
            type: "invoice";
            id: components["schemas"]["InvoiceId"];
        };
        /** @description The change of the kind of an invoice. */
        ChangedInvoiceKind: {
            from?: components["schemas"]["InvoiceKind"];
            to?: components["schemas"]["InvoiceKind"];
        };
        /** @description The change of the status of an invoice. */
        ChangedInvoiceStatus: {
            from?: components["schemas"]["InvoiceStatus"];
            to?: components["schemas"]["InvoiceStatus"];
        };
        /** @description The change of the number of an invoice. */
        ChangedInvoiceNumber: {
            from?: components["schemas"]["InvoiceNumber"];
            to?: components["schemas"]["InvoiceNumber"];
        };
        /** @description The change of an amount that can be negative. */
        ChangedSignedMinorUnits: {
            from?: components["schemas"]["SignedMinorUnits"];
            to?: components["schemas"]["SignedMinorUnits"];
        };
        /** @description The change of a currency. */
        ChangedCurrency: {
            from?: components["schemas"]["Currency"];
            to?: components["schemas"]["Currency"];
        };
        /** @description The change of an invoice. */
        ChangedInvoiceId: {
            from?: components["schemas"]["InvoiceId"];
            to?: components["schemas"]["InvoiceId"];
        };
        /** @description What a new invoice or credit note has. */
        InvoiceCreatedChanges: {
            kind?: components["schemas"]["ChangedInvoiceKind"];
            status?: components["schemas"]["ChangedInvoiceStatus"];
            number?: components["schemas"]["ChangedInvoiceNumber"];
            total?: components["schemas"]["ChangedSignedMinorUnits"];
            currency?: components["schemas"]["ChangedCurrency"];
            credited_invoice_id?: components["schemas"]["ChangedInvoiceId"];
        };
        /** @description An invoice or a credit note was issued. */
        InvoiceCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["InvoiceEventResource"];
            /** @description The invoice or credit note as it now is, without its `url` and `pdf_url`, with `include=data` and if you can read it. */
            data?: components["schemas"]["Invoice"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invoice.created";
            changes: components["schemas"]["InvoiceCreatedChanges"];
        };
        /** @description What changed of an invoice. */
        InvoiceUpdatedChanges: {
            status?: components["schemas"]["ChangedInvoiceStatus"];
            amount_due?: components["schemas"]["ChangedSignedMinorUnits"];
            paid_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description An invoice was paid or voided, or its amount due changed. */
        InvoiceUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["InvoiceEventResource"];
            /** @description The invoice or credit note as it now is, without its `url` and `pdf_url`, with `include=data` and if you can read it. */
            data?: components["schemas"]["Invoice"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invoice.updated";
            changes: components["schemas"]["InvoiceUpdatedChanges"];
        };
        /** @description The board that an event is about. It may have been deleted since. */
        BoardEventResource: {
            /** @constant */
            type: "board";
            id: components["schemas"]["BoardId"];
        };
        /** @description The change of a template. */
        ChangedTemplateId: {
            from?: components["schemas"]["TemplateId"];
            to?: components["schemas"]["TemplateId"];
        };
        /** @description The change of who can see a board. */
        ChangedBoardVisibility: {
            from?: components["schemas"]["BoardVisibilityValue"];
            to?: components["schemas"]["BoardVisibilityValue"];
        };
        /** @description What a board has that is new or restored, or what one had that is gone. Only `archived_at` if it is no longer archived. */
        BoardChanges: {
            name?: components["schemas"]["ChangedName"];
            description?: components["schemas"]["ChangedDescription"];
            template_id?: components["schemas"]["ChangedTemplateId"];
            visibility?: components["schemas"]["ChangedBoardVisibility"];
            archived_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description A board was created. */
        BoardCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["BoardEventResource"];
            /** @description The board as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Board"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board.created";
            changes: components["schemas"]["BoardChanges"];
        };
        /** @description What changed of a board. */
        BoardUpdatedChanges: {
            name?: components["schemas"]["ChangedName"];
            description?: components["schemas"]["ChangedDescription"];
            visibility?: components["schemas"]["ChangedBoardVisibility"];
        };
        /** @description A board was changed. */
        BoardUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["BoardEventResource"];
            /** @description The board as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Board"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board.updated";
            changes: components["schemas"]["BoardUpdatedChanges"];
        };
        /** @description When a board was archived. */
        BoardArchivedChanges: {
            archived_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description A board was archived. */
        BoardArchivedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["BoardEventResource"];
            /** @description The board as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Board"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board.archived";
            changes: components["schemas"]["BoardArchivedChanges"];
        };
        /** @description A board is no longer archived, or was restored from the trash with everything on it. */
        BoardRestoredEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["BoardEventResource"];
            /** @description The board as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Board"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board.restored";
            changes: components["schemas"]["BoardChanges"];
        };
        /** @description A board was deleted with everything on it. */
        BoardDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["BoardEventResource"];
            /** @description The board as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Board"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board.deleted";
            changes: components["schemas"]["BoardChanges"];
        };
        /** @description A board arrived from another workspace with everything on it. */
        BoardMovedInEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["BoardEventResource"];
            /** @description The board as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Board"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board.moved_in";
            changes: components["schemas"]["BoardChanges"];
        };
        /** @description A board left for another workspace with everything on it. */
        BoardMovedOutEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["BoardEventResource"];
            /** @description The board as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Board"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board.moved_out";
            changes: components["schemas"]["BoardChanges"];
        };
        /** @description The member of the board that an event is about. It may have been deleted since. */
        BoardMemberEventResource: {
            /** @constant */
            type: "board_member";
            id: components["schemas"]["BoardMemberId"];
        };
        /** @description The change of a role on a board. */
        ChangedBoardRole: {
            from?: components["schemas"]["BoardRoleValue"];
            to?: components["schemas"]["BoardRoleValue"];
        };
        /** @description What a member of a board has or had. */
        BoardMemberChanges: {
            user_id?: components["schemas"]["ChangedUserId"];
            role?: components["schemas"]["ChangedBoardRole"];
        };
        /** @description A person was added to a board. */
        BoardMemberCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["BoardMemberEventResource"];
            /** @description The member of the board as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["BoardMember"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board_member.created";
            changes: components["schemas"]["BoardMemberChanges"];
        };
        /** @description What changed of a member of a board. */
        BoardMemberUpdatedChanges: {
            role?: components["schemas"]["ChangedBoardRole"];
        };
        /** @description The role of a person on a board changed. */
        BoardMemberUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["BoardMemberEventResource"];
            /** @description The member of the board as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["BoardMember"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board_member.updated";
            changes: components["schemas"]["BoardMemberUpdatedChanges"];
        };
        /** @description A person was removed from a board. */
        BoardMemberDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["BoardMemberEventResource"];
            /** @description The member of the board as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["BoardMember"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board_member.deleted";
            changes: components["schemas"]["BoardMemberChanges"];
        };
        /** @description The column that an event is about. It may have been deleted since. */
        ColumnEventResource: {
            /** @constant */
            type: "column";
            id: components["schemas"]["ColumnId"];
        };
        /** @description The change of a color. */
        ChangedLabelColor: {
            from?: components["schemas"]["LabelColorValue"];
            to?: components["schemas"]["LabelColorValue"];
        };
        /** @description The change of a setting that is on or off. */
        ChangedFlag: {
            from?: boolean;
            to?: boolean;
        };
        /** @description The change of a WIP limit. */
        ChangedWipLimit: {
            from?: components["schemas"]["WipLimit"];
            to?: components["schemas"]["WipLimit"];
        };
        /** @description What a new column has, or a deleted one had. */
        ColumnChanges: {
            name?: components["schemas"]["ChangedName"];
            color?: components["schemas"]["ChangedLabelColor"];
            done?: components["schemas"]["ChangedFlag"];
            wip_limit?: components["schemas"]["ChangedWipLimit"];
            wip_limit_enforced?: components["schemas"]["ChangedFlag"];
            archived_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description A column was created. */
        ColumnCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["ColumnEventResource"];
            /** @description The column as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Column"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "column.created";
            changes: components["schemas"]["ColumnChanges"];
        };
        /** @description What changed of a column. */
        ColumnUpdatedChanges: {
            name?: components["schemas"]["ChangedName"];
            color?: components["schemas"]["ChangedLabelColor"];
            done?: components["schemas"]["ChangedFlag"];
            wip_limit?: components["schemas"]["ChangedWipLimit"];
            wip_limit_enforced?: components["schemas"]["ChangedFlag"];
        };
        /** @description A column was changed. */
        ColumnUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["ColumnEventResource"];
            /** @description The column as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Column"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "column.updated";
            changes: components["schemas"]["ColumnUpdatedChanges"];
        };
        /** @description The change of the place of a column among the board's columns that aren't archived, from 1. */
        ChangedColumnPosition: {
            /** Format: int32 */
            from?: number;
            /** Format: int32 */
            to?: number;
        };
        /** @description Where a column was and is. */
        ColumnMovedChanges: {
            position?: components["schemas"]["ChangedColumnPosition"];
        };
        /** @description A column moved to another place on its board. */
        ColumnMovedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["ColumnEventResource"];
            /** @description The column as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Column"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "column.moved";
            changes: components["schemas"]["ColumnMovedChanges"];
        };
        /** @description When a column was archived. */
        ColumnArchivedChanges: {
            archived_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description A column was archived. */
        ColumnArchivedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["ColumnEventResource"];
            /** @description The column as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Column"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "column.archived";
            changes: components["schemas"]["ColumnArchivedChanges"];
        };
        /** @description What a restored column has. Only `archived_at` if it is no longer archived. */
        ColumnRestoredChanges: {
            name?: components["schemas"]["ChangedName"];
            color?: components["schemas"]["ChangedLabelColor"];
            done?: components["schemas"]["ChangedFlag"];
            wip_limit?: components["schemas"]["ChangedWipLimit"];
            wip_limit_enforced?: components["schemas"]["ChangedFlag"];
            archived_at?: components["schemas"]["ChangedTimestamp"];
            position?: components["schemas"]["ChangedColumnPosition"];
        };
        /** @description A column is no longer archived, or was restored from the trash. */
        ColumnRestoredEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["ColumnEventResource"];
            /** @description The column as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Column"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "column.restored";
            changes: components["schemas"]["ColumnRestoredChanges"];
        };
        /** @description A column was deleted. */
        ColumnDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["ColumnEventResource"];
            /** @description The column as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Column"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "column.deleted";
            changes: components["schemas"]["ColumnChanges"];
        };
        /** @description The label that an event is about. It may have been deleted since. */
        LabelEventResource: {
            /** @constant */
            type: "label";
            id: components["schemas"]["LabelId"];
        };
        /** @description What changed of a label, what a new one has, or a deleted one had. */
        LabelChanges: {
            name?: components["schemas"]["ChangedName"];
            color?: components["schemas"]["ChangedLabelColor"];
        };
        /** @description A label was created. */
        LabelCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["LabelEventResource"];
            /** @description The label as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Label"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "label.created";
            changes: components["schemas"]["LabelChanges"];
        };
        /** @description A label was changed. */
        LabelUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["LabelEventResource"];
            /** @description The label as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Label"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "label.updated";
            changes: components["schemas"]["LabelChanges"];
        };
        /** @description A label was deleted. */
        LabelDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["LabelEventResource"];
            /** @description The label as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Label"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "label.deleted";
            changes: components["schemas"]["LabelChanges"];
        };
        /** @description The card that an event is about. It may have been deleted since. */
        CardEventResource: {
            /** @constant */
            type: "card";
            id: components["schemas"]["CardId"];
        };
        /** @description The change of a column. */
        ChangedColumnId: {
            from?: components["schemas"]["ColumnId"];
            to?: components["schemas"]["ColumnId"];
        };
        /** @description The change of a title. */
        ChangedCardTitle: {
            from?: components["schemas"]["CardTitle"];
            to?: components["schemas"]["CardTitle"];
        };
        /** @description The change of the labels of a card. */
        ChangedCardLabelIds: {
            from?: components["schemas"]["CardLabelIds"];
            to?: components["schemas"]["CardLabelIds"];
        };
        /** @description The change of the assignees of a card. */
        ChangedCardAssigneeIds: {
            from?: components["schemas"]["CardAssigneeIds"];
            to?: components["schemas"]["CardAssigneeIds"];
        };
        /** @description The change of a day. */
        ChangedCalendarDay: {
            from?: components["schemas"]["CalendarDay"];
            to?: components["schemas"]["CalendarDay"];
        };
        /** @description The change of a priority. */
        ChangedCardPriority: {
            from?: components["schemas"]["CardPriorityValue"];
            to?: components["schemas"]["CardPriorityValue"];
        };
        /** @description The change of an estimate. */
        ChangedCardEstimate: {
            from?: components["schemas"]["CardEstimate"];
            to?: components["schemas"]["CardEstimate"];
        };
        /** @description The change of an external source. */
        ChangedExternalSource: {
            from?: components["schemas"]["ExternalSource"];
            to?: components["schemas"]["ExternalSource"];
        };
        /** @description The change of an external id. */
        ChangedExternalId: {
            from?: components["schemas"]["ExternalId"];
            to?: components["schemas"]["ExternalId"];
        };
        /** @description The change of the number of a card. */
        ChangedCardNumber: {
            from?: components["schemas"]["CardNumber"];
            to?: components["schemas"]["CardNumber"];
        };
        /** @description The change of a card. */
        ChangedCardId: {
            from?: components["schemas"]["CardId"];
            to?: components["schemas"]["CardId"];
        };
        /**
         * @description What a new card has, its number, and the card right above it, which is absent at the top of the column.
         *     `created_by` and `created_at` only if it was imported. Events from before 2.12.0 have neither `number` nor
         *     `after_card_id`.
         */
        CardCreatedChanges: {
            column_id?: components["schemas"]["ChangedColumnId"];
            title?: components["schemas"]["ChangedCardTitle"];
            description?: components["schemas"]["ChangedDescription"];
            label_ids?: components["schemas"]["ChangedCardLabelIds"];
            assignee_ids?: components["schemas"]["ChangedCardAssigneeIds"];
            due_at?: components["schemas"]["ChangedTimestamp"];
            due_on?: components["schemas"]["ChangedCalendarDay"];
            start_at?: components["schemas"]["ChangedTimestamp"];
            priority?: components["schemas"]["ChangedCardPriority"];
            estimate?: components["schemas"]["ChangedCardEstimate"];
            cover_color?: components["schemas"]["ChangedLabelColor"];
            completed_at?: components["schemas"]["ChangedTimestamp"];
            archived_at?: components["schemas"]["ChangedTimestamp"];
            external_source?: components["schemas"]["ChangedExternalSource"];
            external_id?: components["schemas"]["ChangedExternalId"];
            number?: components["schemas"]["ChangedCardNumber"];
            created_by?: components["schemas"]["ChangedUserId"];
            created_at?: components["schemas"]["ChangedTimestamp"];
            after_card_id?: components["schemas"]["ChangedCardId"];
        };
        /** @description A card was created. */
        CardCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CardEventResource"];
            /** @description The card as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.created";
            changes: components["schemas"]["CardCreatedChanges"];
            /** @description `true` if it was imported, as `Event` describes. Absent otherwise. */
            imported?: boolean;
        };
        /** @description What changed of a card. */
        CardUpdatedChanges: {
            title?: components["schemas"]["ChangedCardTitle"];
            description?: components["schemas"]["ChangedDescription"];
            label_ids?: components["schemas"]["ChangedCardLabelIds"];
            assignee_ids?: components["schemas"]["ChangedCardAssigneeIds"];
            due_at?: components["schemas"]["ChangedTimestamp"];
            due_on?: components["schemas"]["ChangedCalendarDay"];
            start_at?: components["schemas"]["ChangedTimestamp"];
            priority?: components["schemas"]["ChangedCardPriority"];
            estimate?: components["schemas"]["ChangedCardEstimate"];
            cover_color?: components["schemas"]["ChangedLabelColor"];
            completed_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description A card was changed. */
        CardUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CardEventResource"];
            /** @description The card as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.updated";
            changes: components["schemas"]["CardUpdatedChanges"];
        };
        /** @description Where a card was and is: its column, and the card right above it. In a column of completed cards, it is completed too. */
        CardMovedChanges: {
            column_id?: components["schemas"]["ChangedColumnId"];
            after_card_id?: components["schemas"]["ChangedCardId"];
            completed_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description A card moved to another place on its board. */
        CardMovedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CardEventResource"];
            /** @description The card as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.moved";
            changes: components["schemas"]["CardMovedChanges"];
        };
        /** @description What a card had that was deleted or left its board. */
        CardGoneChanges: {
            column_id?: components["schemas"]["ChangedColumnId"];
            title?: components["schemas"]["ChangedCardTitle"];
            description?: components["schemas"]["ChangedDescription"];
            label_ids?: components["schemas"]["ChangedCardLabelIds"];
            assignee_ids?: components["schemas"]["ChangedCardAssigneeIds"];
            due_at?: components["schemas"]["ChangedTimestamp"];
            due_on?: components["schemas"]["ChangedCalendarDay"];
            start_at?: components["schemas"]["ChangedTimestamp"];
            priority?: components["schemas"]["ChangedCardPriority"];
            estimate?: components["schemas"]["ChangedCardEstimate"];
            cover_color?: components["schemas"]["ChangedLabelColor"];
            completed_at?: components["schemas"]["ChangedTimestamp"];
            archived_at?: components["schemas"]["ChangedTimestamp"];
            external_source?: components["schemas"]["ChangedExternalSource"];
            external_id?: components["schemas"]["ChangedExternalId"];
        };
        /** @description A card left for another board. */
        CardMovedOutEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CardEventResource"];
            /** @description The card as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.moved_out";
            changes: components["schemas"]["CardGoneChanges"];
        };
        /** @description What a card has that was restored from the trash or arrived from another board, and the card right above it. Only `archived_at` if it is no longer archived. */
        CardArrivedChanges: {
            column_id?: components["schemas"]["ChangedColumnId"];
            title?: components["schemas"]["ChangedCardTitle"];
            description?: components["schemas"]["ChangedDescription"];
            label_ids?: components["schemas"]["ChangedCardLabelIds"];
            assignee_ids?: components["schemas"]["ChangedCardAssigneeIds"];
            due_at?: components["schemas"]["ChangedTimestamp"];
            due_on?: components["schemas"]["ChangedCalendarDay"];
            start_at?: components["schemas"]["ChangedTimestamp"];
            priority?: components["schemas"]["ChangedCardPriority"];
            estimate?: components["schemas"]["ChangedCardEstimate"];
            cover_color?: components["schemas"]["ChangedLabelColor"];
            completed_at?: components["schemas"]["ChangedTimestamp"];
            archived_at?: components["schemas"]["ChangedTimestamp"];
            external_source?: components["schemas"]["ChangedExternalSource"];
            external_id?: components["schemas"]["ChangedExternalId"];
            number?: components["schemas"]["ChangedCardNumber"];
            created_by?: components["schemas"]["ChangedUserId"];
            created_at?: components["schemas"]["ChangedTimestamp"];
            after_card_id?: components["schemas"]["ChangedCardId"];
        };
        /** @description A card arrived from another board. */
        CardMovedInEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CardEventResource"];
            /** @description The card as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.moved_in";
            changes: components["schemas"]["CardArrivedChanges"];
        };
        /** @description When a card was archived. */
        CardArchivedChanges: {
            archived_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description A card was archived. */
        CardArchivedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CardEventResource"];
            /** @description The card as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.archived";
            changes: components["schemas"]["CardArchivedChanges"];
        };
        /** @description A card is no longer archived, or was restored from the trash. */
        CardRestoredEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CardEventResource"];
            /** @description The card as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.restored";
            changes: components["schemas"]["CardArrivedChanges"];
        };
        /** @description A card was deleted. */
        CardDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CardEventResource"];
            /** @description The card as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.deleted";
            changes: components["schemas"]["CardGoneChanges"];
        };
        /** @description Nothing has changed. */
        NoChanges: Record<string, never>;
        /** @description A card is due within 24 hours. Nothing has changed. */
        CardDueSoonEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CardEventResource"];
            /** @description The card as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.due_soon";
            changes: components["schemas"]["NoChanges"];
        };
        /** @description The due date of a card has passed. Nothing has changed. */
        CardOverdueEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CardEventResource"];
            /** @description The card as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card.overdue";
            changes: components["schemas"]["NoChanges"];
        };
        /** @description The comment that an event is about. It may have been deleted since. */
        CommentEventResource: {
            /** @constant */
            type: "comment";
            id: components["schemas"]["CommentId"];
        };
        /** @description The change of the text of a comment. */
        ChangedCommentBody: {
            from?: components["schemas"]["CommentBody"];
            to?: components["schemas"]["CommentBody"];
            from_truncated?: components["schemas"]["FromTruncated"];
        };
        /** @description What a comment has that is new or restored. `created_by` and `created_at` only if the event is not about its writing. */
        CommentCreatedChanges: {
            card_id?: components["schemas"]["ChangedCardId"];
            body?: components["schemas"]["ChangedCommentBody"];
            external_source?: components["schemas"]["ChangedExternalSource"];
            external_id?: components["schemas"]["ChangedExternalId"];
            created_by?: components["schemas"]["ChangedUserId"];
            created_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description A comment was added to a card. */
        CommentCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CommentEventResource"];
            /** @description The comment as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Comment"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "comment.created";
            changes: components["schemas"]["CommentCreatedChanges"];
            /** @description `true` if it was imported, as `Event` describes. Absent otherwise. */
            imported?: boolean;
        };
        /** @description What changed of a comment. */
        CommentUpdatedChanges: {
            body?: components["schemas"]["ChangedCommentBody"];
        };
        /** @description A comment was changed. */
        CommentUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CommentEventResource"];
            /** @description The comment as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Comment"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "comment.updated";
            changes: components["schemas"]["CommentUpdatedChanges"];
        };
        /** @description What a deleted comment had. */
        CommentDeletedChanges: {
            card_id?: components["schemas"]["ChangedCardId"];
            body?: components["schemas"]["ChangedCommentBody"];
            external_source?: components["schemas"]["ChangedExternalSource"];
            external_id?: components["schemas"]["ChangedExternalId"];
        };
        /** @description A comment was deleted. */
        CommentDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CommentEventResource"];
            /** @description The comment as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Comment"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "comment.deleted";
            changes: components["schemas"]["CommentDeletedChanges"];
        };
        /** @description A comment was restored with its card. */
        CommentRestoredEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["CommentEventResource"];
            /** @description The comment as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["Comment"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "comment.restored";
            changes: components["schemas"]["CommentCreatedChanges"];
        };
        /** @description The share link that an event is about. It may have been deleted since. */
        ShareLinkEventResource: {
            /** @constant */
            type: "share_link";
            id: components["schemas"]["ShareLinkId"];
        };
        /** @description What a new share link has, or a revoked one had. Never its token or address. */
        ShareLinkChanges: {
            card_id?: components["schemas"]["ChangedCardId"];
            expires_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description A share link was created. */
        ShareLinkCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["ShareLinkEventResource"];
            /** @description The share link as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["ShareLink"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "share_link.created";
            changes: components["schemas"]["ShareLinkChanges"];
        };
        /** @description A share link was revoked, or deleted with its card. */
        ShareLinkDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["ShareLinkEventResource"];
            /** @description The share link as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["ShareLink"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "share_link.deleted";
            changes: components["schemas"]["ShareLinkChanges"];
        };
        /** @description What a restored share link has. Never its token or address. */
        ShareLinkRestoredChanges: {
            card_id?: components["schemas"]["ChangedCardId"];
            expires_at?: components["schemas"]["ChangedTimestamp"];
            created_by?: components["schemas"]["ChangedUserId"];
            created_at?: components["schemas"]["ChangedTimestamp"];
        };
        /** @description A share link was restored with its card. */
        ShareLinkRestoredEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            board_id: components["schemas"]["BoardId"];
            resource: components["schemas"]["ShareLinkEventResource"];
            /** @description The share link as it now is, with `include=data` and if you can read it. */
            data?: components["schemas"]["ShareLink"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "share_link.restored";
            changes: components["schemas"]["ShareLinkRestoredChanges"];
        };
        /** @description The webhook that an event is about. It may have been deleted since. */
        WebhookEventResource: {
            /** @constant */
            type: "webhook";
            id: components["schemas"]["WebhookId"];
        };
        /** @description The change of an address, without its query. */
        ChangedWebhookUrl: {
            from?: components["schemas"]["WebhookUrl"];
            to?: components["schemas"]["WebhookUrl"];
        };
        /** @description The change of the description of a webhook. */
        ChangedWebhookDescription: {
            from?: components["schemas"]["WebhookDescription"];
            to?: components["schemas"]["WebhookDescription"];
        };
        /** @description The change of the board that something is limited to. */
        ChangedBoardId: {
            from?: components["schemas"]["BoardId"];
            to?: components["schemas"]["BoardId"];
        };
        /** @description The change of the types of events that a webhook sends. */
        ChangedWebhookTypes: {
            from?: components["schemas"]["WebhookTypes"];
            to?: components["schemas"]["WebhookTypes"];
        };
        /** @description The change of what a webhook adds to events. */
        ChangedWebhookInclusions: {
            from?: components["schemas"]["WebhookInclusions"];
            to?: components["schemas"]["WebhookInclusions"];
        };
        /** @description The change of why a webhook is disabled. */
        ChangedDisabledReason: {
            from?: components["schemas"]["DisabledReason"];
            to?: components["schemas"]["DisabledReason"];
        };
        /** @description What has changed about a webhook. Never its secret. */
        WebhookChanges: {
            url?: components["schemas"]["ChangedWebhookUrl"];
            description?: components["schemas"]["ChangedWebhookDescription"];
            board_id?: components["schemas"]["ChangedBoardId"];
            types?: components["schemas"]["ChangedWebhookTypes"];
            include?: components["schemas"]["ChangedWebhookInclusions"];
            enabled?: components["schemas"]["ChangedFlag"];
            disabled_reason?: components["schemas"]["ChangedDisabledReason"];
        };
        /** @description A webhook was created. */
        WebhookCreatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["WebhookEventResource"];
            /** @description The webhook as it now is, its `url` without the query, with `include=data` and if you can read it. */
            data?: components["schemas"]["Webhook"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook.created";
            changes: components["schemas"]["WebhookChanges"];
        };
        /** @description A webhook was changed, or got a new secret. */
        WebhookUpdatedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["WebhookEventResource"];
            /** @description The webhook as it now is, its `url` without the query, with `include=data` and if you can read it. */
            data?: components["schemas"]["Webhook"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook.updated";
            changes: components["schemas"]["WebhookChanges"];
        };
        /** @description A webhook was disabled, because its receiver failed or asked for it. */
        WebhookDisabledEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["WebhookEventResource"];
            /** @description The webhook as it now is, its `url` without the query, with `include=data` and if you can read it. */
            data?: components["schemas"]["Webhook"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook.disabled";
            changes: components["schemas"]["WebhookChanges"];
        };
        /** @description A webhook was deleted. */
        WebhookDeletedEvent: {
            id: components["schemas"]["EventId"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            actor: components["schemas"]["Actor"];
            request_id: components["schemas"]["RequestId"];
            version?: components["schemas"]["EventVersion"];
            resource: components["schemas"]["WebhookEventResource"];
            /** @description The webhook as it now is, its `url` without the query, with `include=data` and if you can read it. */
            data?: components["schemas"]["Webhook"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook.deleted";
            changes: components["schemas"]["WebhookChanges"];
        };
        /** @description An event of a type that this release knows, by its `type`: each type says which fields can be in `changes` and what `data` is. Operations return `Event`, which has any type, because later releases add types. Decide by `type`, and ignore the types that you don't know. Events of earlier releases can lack fields of `changes`. */
        KnownEvent: components["schemas"]["WorkspaceCreatedEvent"] | components["schemas"]["WorkspaceUpdatedEvent"] | components["schemas"]["WorkspaceDeletedEvent"] | components["schemas"]["WorkspaceRestoredEvent"] | components["schemas"]["WorkspaceHeldEvent"] | components["schemas"]["WorkspaceReleasedEvent"] | components["schemas"]["MemberCreatedEvent"] | components["schemas"]["MemberUpdatedEvent"] | components["schemas"]["MemberDeletedEvent"] | components["schemas"]["TokenCreatedEvent"] | components["schemas"]["TokenUpdatedEvent"] | components["schemas"]["TokenDeletedEvent"] | components["schemas"]["TemplateCreatedEvent"] | components["schemas"]["TemplateUpdatedEvent"] | components["schemas"]["TemplateDeletedEvent"] | components["schemas"]["BillingUpdatedEvent"] | components["schemas"]["BillingPlanChangedEvent"] | components["schemas"]["BillingCanceledEvent"] | components["schemas"]["BillingResumedEvent"] | components["schemas"]["BillingPastDueEvent"] | components["schemas"]["BillingLinkCreatedEvent"] | components["schemas"]["PlanPreviewCreatedEvent"] | components["schemas"]["InvoiceCreatedEvent"] | components["schemas"]["InvoiceUpdatedEvent"] | components["schemas"]["BoardCreatedEvent"] | components["schemas"]["BoardUpdatedEvent"] | components["schemas"]["BoardArchivedEvent"] | components["schemas"]["BoardRestoredEvent"] | components["schemas"]["BoardDeletedEvent"] | components["schemas"]["BoardMovedInEvent"] | components["schemas"]["BoardMovedOutEvent"] | components["schemas"]["BoardMemberCreatedEvent"] | components["schemas"]["BoardMemberUpdatedEvent"] | components["schemas"]["BoardMemberDeletedEvent"] | components["schemas"]["ColumnCreatedEvent"] | components["schemas"]["ColumnUpdatedEvent"] | components["schemas"]["ColumnMovedEvent"] | components["schemas"]["ColumnArchivedEvent"] | components["schemas"]["ColumnRestoredEvent"] | components["schemas"]["ColumnDeletedEvent"] | components["schemas"]["LabelCreatedEvent"] | components["schemas"]["LabelUpdatedEvent"] | components["schemas"]["LabelDeletedEvent"] | components["schemas"]["CardCreatedEvent"] | components["schemas"]["CardUpdatedEvent"] | components["schemas"]["CardMovedEvent"] | components["schemas"]["CardMovedOutEvent"] | components["schemas"]["CardMovedInEvent"] | components["schemas"]["CardArchivedEvent"] | components["schemas"]["CardRestoredEvent"] | components["schemas"]["CardDeletedEvent"] | components["schemas"]["CardDueSoonEvent"] | components["schemas"]["CardOverdueEvent"] | components["schemas"]["CommentCreatedEvent"] | components["schemas"]["CommentUpdatedEvent"] | components["schemas"]["CommentDeletedEvent"] | components["schemas"]["CommentRestoredEvent"] | components["schemas"]["ShareLinkCreatedEvent"] | components["schemas"]["ShareLinkDeletedEvent"] | components["schemas"]["ShareLinkRestoredEvent"] | components["schemas"]["WebhookCreatedEvent"] | components["schemas"]["WebhookUpdatedEvent"] | components["schemas"]["WebhookDisabledEvent"] | components["schemas"]["WebhookDeletedEvent"];
    };
    responses: {
        /** @description The request is malformed: a value that the contract doesn't allow, an unknown parameter or property, a body that isn't JSON, or a cursor that doesn't match. `errors` lists each place. */
        BadRequest: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/invalid_request",
                 *       "title": "Invalid request",
                 *       "status": 400,
                 *       "detail": "limit must be <= 250.",
                 *       "code": "invalid_request",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41",
                 *       "errors": [
                 *         {
                 *           "parameter": "limit",
                 *           "code": "too_large",
                 *           "detail": "must be <= 250"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `Accept` allows neither `application/json` nor `application/problem+json` or, for a stream, not `text/event-stream`. Or `Accept-Encoding` refuses every encoding that the response could have. */
        NotAcceptable: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/not_acceptable",
                 *       "title": "No acceptable representation",
                 *       "status": 406,
                 *       "detail": "Accept must allow application/json.",
                 *       "code": "not_acceptable",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41",
                 *       "errors": [
                 *         {
                 *           "header": "Accept",
                 *           "code": "not_allowed",
                 *           "detail": "must allow application/json"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body didn't arrive in time. Nothing was changed. */
        RequestTimeout: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/request_timeout",
                 *       "title": "The request body didn't arrive in time",
                 *       "status": 408,
                 *       "detail": "The request didn't arrive in time.",
                 *       "code": "request_timeout",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is valid but conflicts with the current state. Nothing was changed. `conflict` means that others kept changing the same thing. Send the request again. The operation's description lists the other codes. */
        Conflict: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Conflict-Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/conflict",
                 *       "title": "Concurrent changes",
                 *       "status": 409,
                 *       "detail": "Others are changing the same data right now. Try again.",
                 *       "code": "conflict",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is larger than 16 KiB, either as sent or once decoded. */
        AnonymousPayloadTooLarge: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/payload_too_large",
                 *       "title": "Request body too large",
                 *       "status": 413,
                 *       "detail": "The body must be at most 16384 bytes.",
                 *       "code": "payload_too_large",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This operation doesn't accept the body's `Content-Type`. */
        UnsupportedMediaType: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Accept-Post": components["headers"]["Accept-Post"];
                "Accept-Patch": components["headers"]["Accept-Patch"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/unsupported_media_type",
                 *       "title": "Unsupported media type",
                 *       "status": 415,
                 *       "detail": "Content-Type must be application/json, in UTF-8.",
                 *       "code": "unsupported_media_type",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41",
                 *       "errors": [
                 *         {
                 *           "header": "Content-Type",
                 *           "code": "not_allowed",
                 *           "detail": "must be application/json, in UTF-8"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. Wait for `Retry-After` seconds. */
        TooManyRequests: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/rate_limited",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "detail": "Too many requests. Wait for 2 seconds.",
                 *       "code": "rate_limited",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41",
                 *       "violated_policies": [
                 *         "credential"
                 *       ],
                 *       "retry_after_seconds": 2
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service failed. Nothing was changed. Include `request_id` when you report it. */
        InternalError: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/internal_error",
                 *       "title": "Internal error",
                 *       "status": 500,
                 *       "detail": "Something went wrong on our side. Include the request id when you report it.",
                 *       "code": "internal_error",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database is unreachable or too busy, or the service is stopping. Try again after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/unavailable",
                 *       "title": "Service unavailable",
                 *       "status": 503,
                 *       "detail": "The database is unreachable or too busy. Nothing was changed. Try again shortly.",
                 *       "code": "unavailable",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is well-formed but refers to something that can't be used here, such as a label of another board. Nothing was changed. `errors` points to it. */
        UnprocessableContent: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/unknown_template",
                 *       "title": "Unknown template",
                 *       "status": 422,
                 *       "detail": "There is no such template, either built in or in this workspace.",
                 *       "code": "unknown_template",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41",
                 *       "errors": [
                 *         {
                 *           "pointer": "/template_id",
                 *           "code": "unknown_template",
                 *           "detail": "There is no such template, either built in or in this workspace."
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No credential was sent, or it is unknown, revoked or expired. */
        Unauthorized: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/invalid_token",
                 *       "title": "Invalid credential",
                 *       "status": 401,
                 *       "detail": "The credential is unknown, revoked or expired.",
                 *       "code": "invalid_token",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is valid and has access to the resource, but lacks the scope, role or session that this operation requires. `detail` names it. The operation's description lists the other codes, except those that many have: `workspace_read_only` and `workspace_suspended` if the operator has stopped something in the workspace, and `quota_exceeded` if the operation creates something and the workspace's quota is used up. */
        Forbidden: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "WWW-Authenticate": components["headers"]["Scope-WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/insufficient_scope",
                 *       "title": "Missing scope",
                 *       "status": 403,
                 *       "detail": "This requires the scope boards:write, which the token doesn't have.",
                 *       "code": "insufficient_scope",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource still matches one of the entity tags in `If-None-Match`. There is no body. */
        NotModified: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                ETag: components["headers"]["Unchanged-ETag"];
                Staleness: components["headers"]["Staleness"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No such resource, or the credential doesn't have access to it. The two cases look the same on purpose. */
        NotFound: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/not_found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "No such resource, or you don't have access to it.",
                 *       "code": "not_found",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Deleted. There is no body. */
        Deleted: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The user and the credential. */
        MeResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["Weak-ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Me"];
            };
        };
        /** @description You and the session. */
        ChangedMeResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Me"];
            };
        };
        /** @description The request body is larger than 1 MiB, either as sent or once decoded. */
        PayloadTooLarge: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/payload_too_large",
                 *       "title": "Request body too large",
                 *       "status": 413,
                 *       "detail": "The body must be at most 1048576 bytes.",
                 *       "code": "payload_too_large",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The new export, which is written in the background. */
        CreatedExportResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                Location: components["headers"]["Location"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "export_01m7z4h2v5e8fbn0c6rk3t9d7q",
                 *       "status": "pending",
                 *       "created_at": "2026-11-21T09:30:00.123Z",
                 *       "expires_at": "2026-11-22T09:30:00.123Z"
                 *     }
                 */
                "application/json": components["schemas"]["Export"];
            };
        };
        /** @description The export. */
        ExportResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["Weak-ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "export_01m7z4h2v5e8fbn0c6rk3t9d7q",
                 *       "status": "ready",
                 *       "size_bytes": 48213,
                 *       "download_url": "https://boards.example.com/v1/me/exports/export_01m7z4h2v5e8fbn0c6rk3t9d7q/download",
                 *       "created_at": "2026-11-21T09:30:00.123Z",
                 *       "completed_at": "2026-11-21T09:30:04.806Z",
                 *       "expires_at": "2026-11-22T09:30:04.806Z"
                 *     }
                 */
                "application/json": components["schemas"]["Export"];
            };
        };
        /** @description The file. */
        ExportDocumentResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Content-Disposition": components["headers"]["Content-Disposition"];
                ETag: components["headers"]["Weak-ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "format": "export",
                 *       "version": 1,
                 *       "exported_at": "2026-11-21T09:30:00.123Z",
                 *       "user": {
                 *         "id": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *         "email": "ada@example.com",
                 *         "name": "Ada Winter",
                 *         "created_at": "2026-10-12T08:15:00.000Z"
                 *       },
                 *       "memberships": [
                 *         {
                 *           "id": "member_01m4qjvsx0exrv5py64eh8jebm",
                 *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *           "workspace_name": "Studio Winter",
                 *           "role": "owner",
                 *           "joined_at": "2026-10-12T08:15:00.000Z"
                 *         }
                 *       ],
                 *       "sessions": [
                 *         {
                 *           "id": "session_01m7yq1whvetk9x2qpekpyk3qz",
                 *           "name": "Firefox on the studio computer",
                 *           "created_at": "2026-11-21T09:30:00.123Z",
                 *           "expires_at": "2026-12-21T09:30:00.123Z"
                 *         }
                 *       ],
                 *       "email_changes": [],
                 *       "access_tokens": [],
                 *       "sent_invites": [],
                 *       "boards": [
                 *         {
                 *           "id": "board_01m6dsg7hvefh9b55372afcnje",
                 *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *           "name": "Website relaunch",
                 *           "created_at": "2026-11-02T09:30:00.123Z",
                 *           "updated_at": "2026-11-02T09:30:00.123Z"
                 *         }
                 *       ],
                 *       "cards": [
                 *         {
                 *           "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                 *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *           "number": 142,
                 *           "title": "Photograph the new office",
                 *           "assigned": true,
                 *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *           "created_at": "2026-11-03T14:05:12.480Z",
                 *           "updated_at": "2026-11-03T14:05:12.480Z"
                 *         }
                 *       ],
                 *       "comments": [],
                 *       "templates": [],
                 *       "share_links": [],
                 *       "activity": [
                 *         {
                 *           "id": "event_01m6gvmvx1f8ht0v3fz8y7d9qk",
                 *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *           "type": "card.created",
                 *           "resource_id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                 *           "occurred_at": "2026-11-03T14:05:12.480Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExportDocument"];
            };
        };
        /** @description The new workspace. */
        CreatedWorkspaceResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *       "name": "Studio Winter",
                 *       "kind": "team",
                 *       "card_key": "STU",
                 *       "board_deletion": "members",
                 *       "created_at": "2026-10-12T08:15:00.000Z",
                 *       "updated_at": "2026-10-12T08:15:00.000Z",
                 *       "etag": "\"4.1\""
                 *     }
                 */
                "application/json": components["schemas"]["Workspace"];
            };
        };
        /** @description The workspace. */
        WorkspaceResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                Staleness: components["headers"]["Staleness"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *       "name": "Studio Winter",
                 *       "kind": "team",
                 *       "card_key": "STU",
                 *       "board_deletion": "members",
                 *       "created_at": "2026-10-12T08:15:00.000Z",
                 *       "updated_at": "2026-10-12T08:15:00.000Z",
                 *       "etag": "\"4.1\""
                 *     }
                 */
                "application/json": components["schemas"]["Workspace"];
            };
        };
        /** @description The resource doesn't match any of the entity tags in `If-Match`, or cards of a batch have changed since their `etag`, in which case `errors` points to each. Nothing was changed. Read it again, reconsider the change, and send it with the new tag. */
        PreconditionFailed: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/precondition_failed",
                 *       "title": "The resource has changed",
                 *       "status": 412,
                 *       "detail": "The resource has changed since you read it.",
                 *       "code": "precondition_failed",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workspace. */
        ChangedWorkspaceResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *       "name": "Studio Winter and Sons",
                 *       "kind": "team",
                 *       "card_key": "STU",
                 *       "board_deletion": "members",
                 *       "created_at": "2026-10-12T08:15:00.000Z",
                 *       "updated_at": "2026-11-21T09:30:00.123Z",
                 *       "etag": "\"4.2\""
                 *     }
                 */
                "application/json": components["schemas"]["Workspace"];
            };
        };
        /** @description The member record, new or with a new invite. */
        CreatedWorkspaceMemberResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkspaceMember"];
            };
        };
        /** @description The new access token, with its secret. */
        CreatedAccessTokenResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedAccessToken"];
            };
        };
        /** @description The billing of the workspace. */
        BillingResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Billing"];
            };
        };
        /** @description The billing of the workspace. */
        ChangedBillingResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Billing"];
            };
        };
        /** @description The new preview, which has no amounts yet. */
        CreatedPlanPreviewResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "plan_preview_01m7qe5mz4eb4bc7p69v04drfq",
                 *       "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *       "status": "pending",
                 *       "plan": "business",
                 *       "interval": "month",
                 *       "when": "now",
                 *       "effective_at": "2026-11-21T09:30:00.000Z",
                 *       "seats": 5,
                 *       "expires_at": "2026-11-21T09:45:00.000Z",
                 *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *       "created_at": "2026-11-21T09:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["PlanPreview"];
            };
        };
        /** @description The preview. */
        PlanPreviewResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["Weak-ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "plan_preview_01m7qe5mz4eb4bc7p69v04drfq",
                 *       "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *       "status": "ready",
                 *       "plan": "business",
                 *       "interval": "month",
                 *       "when": "now",
                 *       "effective_at": "2026-11-21T09:30:00.000Z",
                 *       "seats": 5,
                 *       "quote": {
                 *         "currency": "EUR",
                 *         "amount_due_now": 0,
                 *         "total": 12772,
                 *         "tax": 2039,
                 *         "prorated_at": "2026-11-21T09:30:00.000Z",
                 *         "lines": [
                 *           {
                 *             "description": "Unused time on 5 × Team after 21 Nov 2026",
                 *             "seats": 5,
                 *             "first_day": "2026-11-21",
                 *             "last_day": "2026-12-11",
                 *             "days": 21,
                 *             "amount": -2733
                 *           },
                 *           {
                 *             "description": "Remaining time on 5 × Business after 21 Nov 2026",
                 *             "seats": 5,
                 *             "first_day": "2026-11-21",
                 *             "last_day": "2026-12-11",
                 *             "days": 21,
                 *             "amount": 5466
                 *           },
                 *           {
                 *             "description": "5 × Business",
                 *             "seats": 5,
                 *             "first_day": "2026-12-12",
                 *             "last_day": "2027-01-11",
                 *             "days": 31,
                 *             "amount": 8000
                 *           },
                 *           {
                 *             "description": "Tax",
                 *             "amount": 2039
                 *           }
                 *         ]
                 *       },
                 *       "expires_at": "2026-11-21T09:45:00.000Z",
                 *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *       "created_at": "2026-11-21T09:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["PlanPreview"];
            };
        };
        /** @description The new link, which has no address yet. */
        CreatedBillingLinkResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "billing_link_01m7qe5mz4eb4bc7p69v04drfp",
                 *       "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *       "kind": "payment_method",
                 *       "status": "pending",
                 *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *       "created_at": "2026-11-18T13:40:05.220Z"
                 *     }
                 */
                "application/json": components["schemas"]["BillingLink"];
            };
        };
        /** @description The link. */
        BillingLinkResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["Weak-ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "billing_link_01m7qe5mz4eb4bc7p69v04drfp",
                 *       "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *       "kind": "payment_method",
                 *       "status": "open",
                 *       "url": "https://checkout.stripe.com/c/pay/not-a-real-page",
                 *       "expires_at": "2026-11-19T13:40:06.000Z",
                 *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *       "created_at": "2026-11-18T13:40:05.220Z"
                 *     }
                 */
                "application/json": components["schemas"]["BillingLink"];
            };
        };
        /** @description One page of cards. */
        CardPageResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["Weak-ETag"];
                Staleness: components["headers"]["Staleness"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                 *           "number": 142,
                 *           "identifier": "STU-142",
                 *           "url": "https://app.example.com/cards/card_01m6gvmvx0fm7vn3dkqkybkr2q",
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
                 *           "updated_at": "2026-11-03T14:05:12.480Z",
                 *           "etag": "\"2.1\""
                 *         },
                 *         {
                 *           "id": "card_01m6gvs41yf70acner3qhd0h6m",
                 *           "number": 143,
                 *           "identifier": "STU-143",
                 *           "url": "https://app.example.com/cards/card_01m6gvs41yf70acner3qhd0h6m",
                 *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *           "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                 *           "title": "Write the legal notice",
                 *           "label_ids": [],
                 *           "assignee_ids": [],
                 *           "due_on": "2026-12-11",
                 *           "created_by": "user_01m4t7yy1rftbb59y07fjh2ysy",
                 *           "created_at": "2026-11-03T14:07:31.902Z",
                 *           "updated_at": "2026-11-03T14:07:31.902Z",
                 *           "etag": "\"2.1\""
                 *         }
                 *       ],
                 *       "next_cursor": "x2T9kQmB7vWcE4LhZr0uYdN5sJgP8aXfOi3RtKq6VwMe1HzUbC_nSyGjAoDl"
                 *     }
                 */
                "application/json": components["schemas"]["CardPage"];
            };
        };
        /** @description The cards, in the order sent. */
        CardBatchResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "cards": [
                 *         {
                 *           "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                 *           "number": 142,
                 *           "identifier": "STU-142",
                 *           "url": "https://app.example.com/cards/card_01m6gvmvx0fm7vn3dkqkybkr2q",
                 *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *           "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                 *           "title": "Photograph the new office",
                 *           "label_ids": [
                 *             "label_01m6dsjbsmea08mnfhhcnkfrr0"
                 *           ],
                 *           "assignee_ids": [],
                 *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *           "created_at": "2026-11-03T14:05:12.480Z",
                 *           "updated_at": "2026-11-21T09:30:00.123Z",
                 *           "etag": "\"2.8\""
                 *         },
                 *         {
                 *           "id": "card_01m6gvs41yf70acner3qhd0h6m",
                 *           "number": 143,
                 *           "identifier": "STU-143",
                 *           "url": "https://app.example.com/cards/card_01m6gvs41yf70acner3qhd0h6m",
                 *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *           "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                 *           "title": "Write the legal notice",
                 *           "label_ids": [],
                 *           "assignee_ids": [],
                 *           "created_by": "user_01m4t7yy1rftbb59y07fjh2ysy",
                 *           "created_at": "2026-11-03T14:07:31.902Z",
                 *           "updated_at": "2026-11-21T09:30:00.123Z",
                 *           "etag": "\"2.2\""
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CardBatch"];
            };
        };
        /** @description The card. */
        CardResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["Included-ETag"];
                Staleness: components["headers"]["Staleness"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Card"];
            };
        };
        /** @description The card. */
        ChangedCardResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Card"];
            };
        };
        /** @description The new card. */
        CreatedCardResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Card"];
            };
        };
        /** @description The member. */
        WorkspaceMemberResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                Staleness: components["headers"]["Staleness"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkspaceMember"];
            };
        };
        /** @description The member. */
        ChangedWorkspaceMemberResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkspaceMember"];
            };
        };
        /** @description The member, with the time of the new invite. */
        ResentInviteResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkspaceMember"];
            };
        };
        /** @description Your new member record. */
        AcceptedInviteResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkspaceMember"];
            };
        };
        /** @description You, with the new address, and the session. */
        ConfirmedEmailChangeResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Me"];
            };
        };
        /** @description The new webhook, with its secret. */
        CreatedWebhookResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedWebhook"];
            };
        };
        /** @description The access token, with its new secret. */
        RotatedAccessTokenResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedAccessToken"];
            };
        };
        /** @description The new board. */
        CreatedBoardResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Board"];
            };
        };
        /** @description The board. */
        BoardResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                Staleness: components["headers"]["Staleness"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Board"];
            };
        };
        /** @description The board. */
        ChangedBoardResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Board"];
            };
        };
        /** @description Events after the cursor are no longer kept. Retrying doesn't help: begin again without a cursor, or with a snapshot. */
        EventsExpired: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/events_expired",
                 *       "title": "Events expired",
                 *       "status": 410,
                 *       "detail": "Some events after this cursor are no longer kept. Read the current state, such as with getBoardSnapshot, and continue from there.",
                 *       "code": "events_expired",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The stream. */
        EventStreamResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example retry: 2140
                 *     id: x2T9kQmB7vWcE4LhZr0uYdN5sJgP8aXfOi3RtKq6VwMe1HzUbC_nSyGjAoDl
                 *
                 *     id: h7KdW2nXqT9cYvBm4ErZ0uLsJ5pGgA8fNiO3RtHx6VwMaQe1zUbC_kSyPjoDl
                 *     event: card.updated
                 *     data: {"id":"event_01m7wr7nkje7yr8hdwh5s8epng","type":"card.updated","occurred_at":"2026-11-20T15:12:09.330Z","workspace_id":"workspace_01m4qjvsx0em797w0ccb7nkwgp","board_id":"board_01m6dsg7hvefh9b55372afcnje","actor":{"kind":"session","user_id":"user_01m4qjvsx0fzf9azfengc6spbs"},"resource":{"type":"card","id":"card_01m6gvmvx0fm7vn3dkqkybkr2q"},"request_id":"019aa123-57c2-7b0a-8a44-6f1d0c9b2e75","changes":{"completed_at":{"to":"2026-11-20T15:12:09.330Z"}},"version":5}
                 *
                 *     : still here
                 */
                "text/event-stream": components["schemas"]["EventStream"];
            };
        };
        /** @description The ticket. */
        StreamTicketResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ticket": "q3v9tWm2JxUe0sLrYc8nBfKd5oZ1hGpTiN7aXbQ4VwE",
                 *       "url": "https://boards.example.com/v1/boards/board_01m6dsg7hvefh9b55372afcnje/events/stream?ticket=q3v9tWm2JxUe0sLrYc8nBfKd5oZ1hGpTiN7aXbQ4VwE",
                 *       "expires_at": "2026-11-20T15:13:09.330Z"
                 *     }
                 */
                "application/json": components["schemas"]["StreamTicket"];
            };
        };
        /** @description The archived board. */
        ArchivedBoardResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "board_01m6dsg7hvefh9b55372afcnje",
                 *       "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *       "name": "Website relaunch",
                 *       "archived_at": "2026-11-21T09:30:00.123Z",
                 *       "visibility": "workspace",
                 *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *       "created_at": "2026-11-02T09:30:00.123Z",
                 *       "updated_at": "2026-11-21T09:30:00.123Z",
                 *       "etag": "\"3.2\""
                 *     }
                 */
                "application/json": components["schemas"]["Board"];
            };
        };
        /** @description The board in its new workspace, and what was lost. */
        MovedBoardResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "board": {
                 *         "id": "board_01m6dsg7hvefh9b55372afcnje",
                 *         "workspace_id": "workspace_01m4wn2v60fkcs6bqa2yt4r0mh",
                 *         "name": "Website relaunch",
                 *         "description": "Everything that has to happen before the new site goes live.",
                 *         "template_id": "template_01m4785400e008000000000001",
                 *         "visibility": "workspace",
                 *         "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *         "created_at": "2026-11-02T09:30:00.123Z",
                 *         "updated_at": "2026-11-20T15:12:09.330Z",
                 *         "etag": "\"3.2\""
                 *       },
                 *       "losses": {
                 *         "people": [
                 *           {
                 *             "person": {
                 *               "id": "user_01m4t7yy1rftbb59y07fjh2ysy",
                 *               "name": "Jon Berg",
                 *               "initials": "JB",
                 *               "avatar_color": "#8a3ffc"
                 *             },
                 *             "assignment_count": 3
                 *           }
                 *         ],
                 *         "people_count": 1,
                 *         "invite_count": 0,
                 *         "assignment_count": 3,
                 *         "renumbered_card_count": 42
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MovedBoard"];
            };
        };
        /** @description The new column. */
        CreatedColumnResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Column"];
            };
        };
        /** @description What happened to each card, in the order sent. */
        CardImportResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "cards": [
                 *         {
                 *           "external_id": "5f1a09",
                 *           "result": "created",
                 *           "id": "card_01hr4bxs80fm7vn3dkqkybkr2q",
                 *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *           "comments": [
                 *             {
                 *               "external_id": "60b7d4",
                 *               "result": "created",
                 *               "id": "comment_01hrpatf40erpb1grmcrc0cf1m"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "external_id": "5f1a10",
                 *           "result": "existing",
                 *           "id": "card_01hr7116m0f70acner3qhd0h6m",
                 *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *           "comments": []
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CardImport"];
            };
        };
        /** @description The new label. */
        CreatedLabelResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Label"];
            };
        };
        /** @description One page of activity of the board. */
        BoardActivityResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["Weak-ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActivityPage"];
            };
        };
        /** @description The column. */
        ColumnResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                Staleness: components["headers"]["Staleness"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Column"];
            };
        };
        /** @description The column. */
        ChangedColumnResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Column"];
            };
        };
        /** @description The archived column. */
        ArchivedColumnResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "column_01m6dsg7hwfhzrnqhmhy4cy7w5",
                 *       "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *       "name": "In progress",
                 *       "done": false,
                 *       "wip_limit_enforced": false,
                 *       "archived_at": "2026-11-21T09:30:00.123Z",
                 *       "created_at": "2026-11-02T09:30:00.123Z",
                 *       "updated_at": "2026-11-21T09:30:00.123Z",
                 *       "etag": "\"2.2\""
                 *     }
                 */
                "application/json": components["schemas"]["Column"];
            };
        };
        /** @description How many cards were changed. */
        ColumnCardsResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "changed_cards": 17
                 *     }
                 */
                "application/json": components["schemas"]["ColumnCardsResult"];
            };
        };
        /** @description The archived card. */
        ArchivedCardResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                 *       "number": 142,
                 *       "identifier": "STU-142",
                 *       "url": "https://app.example.com/cards/card_01m6gvmvx0fm7vn3dkqkybkr2q",
                 *       "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *       "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                 *       "title": "Photograph the new office",
                 *       "label_ids": [
                 *         "label_01m6dsjbsmea08mnfhhcnkfrr0"
                 *       ],
                 *       "assignee_ids": [
                 *         "user_01m4qjvsx0fzf9azfengc6spbs"
                 *       ],
                 *       "archived_at": "2026-11-21T09:30:00.123Z",
                 *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *       "created_at": "2026-11-03T14:05:12.480Z",
                 *       "updated_at": "2026-11-21T09:30:00.123Z",
                 *       "etag": "\"2.2\""
                 *     }
                 */
                "application/json": components["schemas"]["Card"];
            };
        };
        /** @description The new comment. */
        CreatedCommentResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Comment"];
            };
        };
        /** @description What happened to each comment, in the order sent. */
        CommentImportResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "comments": [
                 *         {
                 *           "external_id": "60b7d5",
                 *           "result": "created",
                 *           "id": "comment_01m6knss3yerpb1grmcrc0cf2n"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CommentImport"];
            };
        };
        /** @description One page of activity of the card. */
        CardActivityResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["Weak-ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActivityPage"];
            };
        };
        /** @description The link has permanently stopped working. Retrying doesn't help. */
        Gone: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/link_expired",
                 *       "title": "Link expired",
                 *       "status": 410,
                 *       "detail": "Links of this kind have expired. Ask the person who shared the card for a new one.",
                 *       "code": "link_expired",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The label. */
        LabelResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                Staleness: components["headers"]["Staleness"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Label"];
            };
        };
        /** @description The label. */
        ChangedLabelResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Label"];
            };
        };
        /** @description The comment. */
        CommentResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                Staleness: components["headers"]["Staleness"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Comment"];
            };
        };
        /** @description The comment. */
        ChangedCommentResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Comment"];
            };
        };
        /** @description The new template. */
        CreatedTemplateResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Template"];
            };
        };
        /** @description The template. */
        TemplateResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                Staleness: components["headers"]["Staleness"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Template"];
            };
        };
        /** @description The template. */
        ChangedTemplateResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Template"];
            };
        };
        /** @description The webhook. */
        WebhookResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description The webhook. */
        ChangedWebhookResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description The webhook, with its new secret. */
        RotatedWebhookResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedWebhook"];
            };
        };
        /** @description The pending delivery. */
        AcceptedDeliveryResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "delivery_01m8a1kq8fe5v9b3n7m1c4x6z2",
                 *       "webhook_id": "webhook_01m8a1c2v5e8fbn0c6rk3t9d7q",
                 *       "kind": "ping",
                 *       "event_id": "event_01m8a1kq8fe5va6d8g0j2m4p6r",
                 *       "event_type": "webhook.ping",
                 *       "attempt": 1,
                 *       "status": "pending",
                 *       "created_at": "2026-11-23T10:15:42.018Z",
                 *       "next_attempt_at": "2026-11-23T10:15:42.018Z"
                 *     }
                 */
                "application/json": components["schemas"]["Delivery"];
            };
        };
        /** @description The running replay. */
        AcceptedReplayResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Replay"];
            };
        };
        /** @description The replay. */
        ReplayResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["Weak-ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Replay"];
            };
        };
        /** @description The replay, which has ended. */
        CanceledReplayResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Validate-Only": components["headers"]["Validate-Only"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "replay_01m8a2b7k3e4h9v6n1q5s8w0y2",
                 *       "webhook_id": "webhook_01m8a1c2v5e8fbn0c6rk3t9d7q",
                 *       "status": "canceled",
                 *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *       "created_at": "2026-11-23T10:31:18.512Z",
                 *       "ended_at": "2026-11-23T10:31:20.930Z"
                 *     }
                 */
                "application/json": components["schemas"]["Replay"];
            };
        };
        /** @description The delivery. */
        DeliveryResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["Weak-ETag"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "delivery_01m8a1fh2d6g7s8t9v0w1x2y3z",
                 *       "webhook_id": "webhook_01m8a1c2v5e8fbn0c6rk3t9d7q",
                 *       "kind": "event",
                 *       "event_id": "event_01m8a1fgx4e1p2q3r4s5t6v7w8",
                 *       "event_type": "card.moved",
                 *       "attempt": 2,
                 *       "status": "failed",
                 *       "response_status": 503,
                 *       "failure": "response_status",
                 *       "duration_ms": 184,
                 *       "response_excerpt": "Service Unavailable",
                 *       "created_at": "2026-11-23T10:12:09.330Z",
                 *       "next_attempt_at": "2026-11-23T10:17:14.908Z"
                 *     }
                 */
                "application/json": components["schemas"]["Delivery"];
            };
        };
    };
    parameters: {
        /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
        IdempotencyKeyParameter: components["schemas"]["IdempotencyKey"];
        /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
        ValidateOnlyParameter: boolean;
        /**
         * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
         * @example 250
         */
        LimitParameter: number;
        /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
        CursorParameter: components["schemas"]["PageCursor"];
        /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
        IfNoneMatchParameter: components["schemas"]["EntityTags"];
        /** @description The id of the session. */
        SessionIdParameter: components["schemas"]["SessionId"];
        /**
         * @description The id of the export.
         * @example export_01m7z4h2v5e8fbn0c6rk3t9d7q
         */
        ExportIdParameter: components["schemas"]["ExportId"];
        /** @description The id of the account deletion. */
        AccountDeletionIdParameter: components["schemas"]["AccountDeletionId"];
        /** @description The id of the workspace. */
        WorkspaceIdParameter: components["schemas"]["WorkspaceId"];
        /**
         * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
         * @example 10
         */
        MaxStalenessParameter: number;
        /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
        IfMatchParameter: components["schemas"]["EntityTags"];
        /** @description The id of the user. */
        UserIdParameter: components["schemas"]["UserId"];
        /**
         * @description The id of the preview.
         * @example plan_preview_01m7qe5mz4eb4bc7p69v04drfq
         */
        PlanPreviewIdParameter: components["schemas"]["PlanPreviewId"];
        /**
         * @description The id of the link.
         * @example billing_link_01m7qe5mz4eb4bc7p69v04drfp
         */
        BillingLinkIdParameter: components["schemas"]["BillingLinkId"];
        /** @description The id of the invoice or the credit note. */
        InvoiceIdParameter: components["schemas"]["InvoiceId"];
        /** @description Only cards of this board. */
        BoardFilterParameter: components["schemas"]["BoardId"];
        /** @description Only cards in this column. */
        ColumnFilterParameter: components["schemas"]["ColumnId"];
        /** @description Only cards with this label. */
        LabelFilterParameter: components["schemas"]["LabelId"];
        /** @description Only cards assigned to this user. */
        AssigneeFilterParameter: components["schemas"]["UserId"];
        /** @description Only cards due at this time or later. A `due_on` counts as the moment at which the day begins in the offset that you write the time in. */
        DueFromParameter: components["schemas"]["Moment"];
        /** @description Only cards due before this time. A `due_on` counts as the moment at which the day begins in the offset that you write the time in. */
        DueBeforeParameter: components["schemas"]["Moment"];
        /** @description Only cards changed at this time or later. */
        UpdatedSinceParameter: components["schemas"]["Moment"];
        /**
         * @description Only cards with this text in their title or description. Case is ignored.
         * @example office
         */
        TextFilterParameter: string;
        /** @description `true` lists only archived items. `false`, the default, lists only items that aren't archived. */
        ArchivedParameter: boolean;
        /** @description `true` lists only completed cards, `false` only open ones. */
        CompletedFilterParameter: boolean;
        /** @description `true` lists only open cards that were due before now, `false` only the others. With `due_on`, a card is overdue once the day is over in your `time_zone`, or in UTC if you haven't set one. */
        OverdueFilterParameter: boolean;
        /** @description `true` lists only cards without an assignee, `false` only cards with one. */
        UnassignedFilterParameter: boolean;
        /** @description `true` lists only cards without a label, `false` only cards with one. */
        UnlabelledFilterParameter: boolean;
        /** @description `true` lists only cards assigned to you: the person of the session, or the creator of the access token. `false` lists only the others. */
        MineFilterParameter: boolean;
        /** @description Only cards with at least one of these labels, separated by commas. */
        AnyLabelFilterParameter: components["schemas"]["LabelFilterIds"];
        /** @description Only cards with all of these labels, separated by commas. */
        AllLabelsFilterParameter: components["schemas"]["LabelFilterIds"];
        /** @description Only cards with none of these labels, separated by commas. */
        NoLabelFilterParameter: components["schemas"]["LabelFilterIds"];
        /** @description Only cards assigned to at least one of these users, separated by commas. */
        AnyAssigneeFilterParameter: components["schemas"]["AssigneeFilterIds"];
        /** @description Only cards assigned to all of these users, separated by commas. */
        AllAssigneesFilterParameter: components["schemas"]["AssigneeFilterIds"];
        /** @description Only cards assigned to none of these users, separated by commas. */
        NoAssigneeFilterParameter: components["schemas"]["AssigneeFilterIds"];
        /** @description Only cards created at this time or later. */
        CreatedFromParameter: components["schemas"]["Moment"];
        /** @description Only cards created before this time. */
        CreatedBeforeParameter: components["schemas"]["Moment"];
        /** @description Only cards last changed before this time. */
        UpdatedBeforeParameter: components["schemas"]["Moment"];
        /** @description Only cards completed at this time or later. */
        CompletedFromParameter: components["schemas"]["Moment"];
        /** @description Only cards completed before this time. */
        CompletedBeforeParameter: components["schemas"]["Moment"];
        /** @description `true` lists archived cards too. With `archived=true`, only those are listed. */
        IncludeArchivedParameter: boolean;
        /** @description The order, descending with `-`. By default, cards are listed in order of creation. `due_at` and `-due_at` list cards without a due date last, and sort a `due_on` by when the day begins in UTC. `title` ignores case and compares the first 60 characters by code point. Cards that are equal in this are listed in order of creation, descending with `-`. */
        WorkspaceCardSortParameter: components["schemas"]["WorkspaceCardSort"];
        /**
         * @description Only the card with this number.
         * @example 142
         */
        NumberFilterParameter: components["schemas"]["CardNumber"];
        /** @description What to add to each card, separated by commas. It can differ from page to page. */
        ListedCardIncludeParameter: components["schemas"]["ListedCardInclusion"][];
        /** @description What happens to labels that the board doesn't have, `create` by default. Ignored if the card stays on its board. */
        MissingLabelsParameter: components["schemas"]["MissingLabels"];
        /**
         * @description The system that the card comes from.
         * @example github
         */
        ExternalSourceParameter: components["schemas"]["ExternalSource"];
        /**
         * @description The id of the card in that system, percent-encoded where needed.
         * @example issue-4711
         */
        ExternalIdParameter: components["schemas"]["ExternalId"];
        /** @description Only what is of this type. */
        TrashTypeParameter: components["schemas"]["TrashType"];
        /** @description Only this board, and what was on it. */
        TrashBoardParameter: components["schemas"]["BoardId"];
        /** @description The id of the member. */
        MemberIdParameter: components["schemas"]["MemberId"];
        /**
         * @description The token from the invite email. Any other token is a 404, and text that can't be a token is a 400.
         * @example this-is-not-a-real-token-but-looks-like-one
         */
        InviteTokenParameter: string;
        /** @description The id of the email change. */
        EmailChangeIdParameter: components["schemas"]["EmailChangeId"];
        /** @description The id of the access token. */
        AccessTokenIdParameter: components["schemas"]["AccessTokenId"];
        /** @description `true` also revokes the tokens created with this one, the tokens created with those, and so on. Expired ones stay in the list. Defaults to `false`. */
        CascadeParameter: boolean;
        /** @description The workspace to list from. Defaults to the access token's workspace, or to your personal workspace with a session. A workspace that the credential has no access to is a 422 `unknown_workspace`. */
        WorkspaceFilterParameter: components["schemas"]["WorkspaceId"];
        /** @description `true` lists the boards of every workspace that the credential has access to: all of a person's, or the one of an access token, without those that are suspended. With `workspace_id`, only that workspace's. */
        AllWorkspacesParameter: boolean;
        /** @description The order, descending with `-`. `created_at`, the default, is the order of creation. `name` ignores case and compares the first 60 characters by code point. Boards that are equal in this are listed in order of creation, descending with `-`. */
        BoardSortParameter: components["schemas"]["BoardSort"];
        /** @description The id of the board. */
        BoardIdParameter: components["schemas"]["BoardId"];
        /**
         * @description How many cards of each column to return. Defaults to 50.
         * @example 100
         */
        CardsPerColumnParameter: number;
        /** @description What to add to each event, separated by commas. `data` is the resource as it now is. A page with `data` has at most 100 events, whatever `limit` is, and ends early when its events and their `data` have about 1 MiB of JSON. It can differ from page to page. */
        EventIncludeParameter: components["schemas"]["EventInclusion"][];
        /** @description Where to begin: the `resume_cursor` of a snapshot or a list of the same log, or the `id` of a message. The header `Last-Event-ID` takes precedence. */
        StreamCursorParameter: components["schemas"]["PageCursor"];
        /** @description A ticket of `createStreamTicket`, instead of `Authorization`, which takes precedence. A ticket that is unknown, used or expired is a 401. */
        StreamTicketParameter: components["schemas"]["StreamTicketSecret"];
        /** @description The `id` of the last message, to continue after it. `EventSource` sends it when it reconnects. A position that was altered, or that belongs to another log, is a 400 `invalid_cursor`. */
        LastEventIdParameter: components["schemas"]["PageCursor"];
        /** @description Whether a person looks at the board now. Send it from what people look at, and not from programs that follow the board. Close the stream when nobody looks any more, such as in a hidden tab. */
        PresenceParameter: boolean;
        /** @description The order, descending with `-`. `position`, the default, is board order. `due_at` and `-due_at` list cards without a due date last, and sort a `due_on` by when the day begins in UTC. `title` ignores case and compares the first 60 characters by code point. Cards that are equal in this are listed in order of creation, descending with `-`. */
        BoardCardSortParameter: components["schemas"]["BoardCardSort"];
        /**
         * @description The id of the user.
         * @example user_01m4t7yy1rftbb59y07fjh2ysy
         */
        BoardMemberUserIdParameter: components["schemas"]["UserId"];
        /** @description The id of the column. */
        ColumnIdParameter: components["schemas"]["ColumnId"];
        /** @description The id of the card. */
        CardIdParameter: components["schemas"]["CardId"];
        /** @description What to add to the card, separated by commas. */
        CardIncludeParameter: components["schemas"]["CardInclusion"][];
        /** @description The column that a deleted card comes back to, at its end if it is another than the one that it was in, which is the default. Ignored if the card isn't deleted. */
        RestoreColumnParameter: components["schemas"]["ColumnId"];
        /** @description The id of the label. */
        CardLabelParameter: components["schemas"]["LabelId"];
        /** @description The user id of the assignee. */
        CardAssigneeParameter: components["schemas"]["UserId"];
        /** @description The order, descending with `-`. `created_at`, the default, is the order of creation: an imported comment is where its `created_at` puts it. Comments that were updated at the same time are listed in order of creation, descending with `-`. */
        CommentSortParameter: components["schemas"]["CommentSort"];
        /** @description The id of the share link. */
        ShareLinkIdParameter: components["schemas"]["ShareLinkId"];
        /**
         * @description The token of the share link. An unknown one is a 404. One with other characters, or with more than 200, is a 400.
         * @example not-a-real-share-token
         */
        ShareTokenParameter: string;
        /** @description The id of the label. */
        LabelIdParameter: components["schemas"]["LabelId"];
        /** @description The id of the comment. */
        CommentIdParameter: components["schemas"]["CommentId"];
        /** @description Only templates of this source. */
        TemplateSourceParameter: components["schemas"]["TemplateSource"];
        /** @description The id of the template. */
        TemplateIdParameter: components["schemas"]["TemplateId"];
        /** @description Only events of this type. */
        EventTypeParameter: components["schemas"]["EventType"];
        /** @description Only changes made by this user. */
        EventActorParameter: components["schemas"]["UserId"];
        /** @description Only changes of this kind of resource. */
        EventResourceTypeParameter: components["schemas"]["ResourceType"];
        /** @description Only changes of this resource. */
        EventResourceIdParameter: components["schemas"]["ResourceId"];
        /** @description Only changes of this board and of what is on it. The board may have been deleted since. */
        EventBoardParameter: components["schemas"]["BoardId"];
        /** @description Only changes at this time or later. */
        OccurredFromParameter: components["schemas"]["Moment"];
        /** @description Only changes before this time. */
        OccurredBeforeParameter: components["schemas"]["Moment"];
        /** @description The order. `position`, the default, is the order of the log, oldest first. `-position` is the reverse. */
        EventSortParameter: components["schemas"]["EventSort"];
        /** @description The id of the webhook. */
        WebhookIdParameter: components["schemas"]["WebhookId"];
        /** @description Only deliveries with this status. */
        DeliveryStatusParameter: components["schemas"]["DeliveryStatus"];
        /** @description Only attempts to deliver this event. */
        DeliveryEventParameter: components["schemas"]["EventId"];
        /** @description The id of the replay. */
        ReplayIdParameter: components["schemas"]["ReplayId"];
        /** @description The id of the delivery. */
        DeliveryIdParameter: components["schemas"]["DeliveryId"];
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this request in the service's logs. */
        "Request-Id": components["schemas"]["RequestId"];
        /** @description The rate limits that the request was counted against. Absent where the operator has turned them off. */
        "RateLimit-Policy": components["schemas"]["PolicyField"];
        /** @description What is left of the limits that `RateLimit-Policy` names. Absent where the operator has turned them off. */
        RateLimit: components["schemas"]["LimitField"];
        /**
         * @description How many seconds to wait. Present with `idempotency_key_in_use`.
         * @example 1
         */
        "Conflict-Retry-After": number;
        /**
         * @description The media types that the operation takes. Absent for `PATCH`.
         * @example application/json
         */
        "Accept-Post": string;
        /**
         * @description The media types that the operation takes (RFC 5789). Present for `PATCH`.
         * @example application/json, application/merge-patch+json
         */
        "Accept-Patch": string;
        /**
         * @description How many seconds to wait before you send the request again.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description The path of the new resource.
         * @example /v1/boards/board_01m6dsg7hvefh9b55372afcnje
         */
        Location: string;
        /** @description `true` in a response that repeats the response to an earlier request with the same `Idempotency-Key`. Absent otherwise. */
        "Idempotent-Replayed": "true";
        /** @description `true` in the response to a write that was only validated (`validate_only`). Absent otherwise. */
        "Validate-Only": "true";
        /**
         * @description How to authenticate (RFC 6750). `error` is present only if a token was sent.
         * @example Bearer error="invalid_token", error_description="The credential is unknown, revoked or expired."
         */
        "WWW-Authenticate": string;
        /**
         * @description The scope that the operation requires (RFC 6750). Present with `insufficient_scope`.
         * @example Bearer error="insufficient_scope", scope="boards:write"
         */
        "Scope-WWW-Authenticate": string;
        /**
         * @description Changes whenever the response changes, except for its cursors, which stay valid. Always present. Send it as `If-None-Match` with the next read. It can't be used in `If-Match`.
         * @example W/"x1vS0y0hJQ6eZ2cK8mPqLw4nT7o"
         */
        "Weak-ETag": string;
        /**
         * @description The address of the next page, with `rel="next"`. Absent on the last page.
         * @example </v1/boards?limit=50&archived=false&cursor=x2T9kQmB7vWcE4LhZr0uYdN5sJgP8aXfOi3RtKq6VwMe1HzUbC_nSyGjAoDl>; rel="next"
         */
        Link: string;
        /**
         * @description The entity tag that still matches.
         * @example "1.7"
         */
        "Unchanged-ETag": string;
        /**
         * @description How many seconds the response is behind at most: 0 if it is current, and at least 1 if it was read from a replica. Only in responses to requests with `Max-Staleness`.
         * @example 2
         */
        Staleness: number;
        /**
         * @description Makes a browser save the file, under this name.
         * @example attachment; filename="export_01m7z4h2v5e8fbn0c6rk3t9d7q.json"
         */
        "Content-Disposition": string;
        /**
         * @description The state of the resource, the same for every credential. It changes whenever the resource's representation changes for anyone who can read it, and once more when the service's data is restored from a backup. Send it as `If-Match` with a change, or as `If-None-Match` with the next read. Compare it as an opaque string, because its content may change at any time. Absent only from the response to a write that was only validated (`validate_only`).
         * @example "1.7"
         */
        ETag: string;
        /**
         * @description The state of the resource, as with other operations. With `include`, it is weak: it changes whenever the response changes, and can't be used in `If-Match`. Always present.
         * @example "1.7"
         */
        "Included-ETag": string;
        /**
         * @description Always `no-store`, so that a revoked link stops working everywhere immediately.
         * @example no-store
         */
        "Cache-Control": string;
        /**
         * @description Keeps the card out of search engines.
         * @example noindex
         */
        "X-Robots-Tag": string;
        /**
         * @description Keeps the token out of the addresses that other sites receive.
         * @example no-referrer
         */
        "Referrer-Policy": string;
        /**
         * @description When the link stops working (RFC 8594). Present only for links from before 1.5.1.
         * @example Fri, 04 Dec 2026 09:30:00 GMT
         */
        Sunset: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["CreateSignInCode"];
            };
        };
        responses: {
            /** @description The code is on its way, provided that the address can receive email. */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sign_in_01m7ypzet0f5690r7091rdfapk",
                     *       "email": "ada@example.com",
                     *       "expires_at": "2026-11-21T09:38:40.512Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["AnonymousPayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sign_in_id": "sign_in_01m7ypzet0f5690r7091rdfapk",
                 *       "code": "402817",
                 *       "name": "Firefox on the studio computer",
                 *       "user_name": "Ada Winter"
                 *     }
                 */
                "application/json": components["schemas"]["CreateSession"];
            };
        };
        responses: {
            /** @description The new session, with its secret. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": {
                     *         "id": "session_01m7yq1whvetk9x2qpekpyk3qz",
                     *         "name": "Firefox on the studio computer",
                     *         "created_at": "2026-11-21T09:30:00.123Z",
                     *         "expires_at": "2026-12-21T09:30:00.123Z"
                     *       },
                     *       "secret": "bws_NotARealSecretOnlyShapedLikeOne000000000000000000",
                     *       "user": {
                     *         "id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *         "email": "ada@example.com",
                     *         "name": "Ada Winter",
                     *         "created_at": "2026-10-12T08:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["AnonymousPayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You are signed out. There is no body. */
            204: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Validate-Only": components["headers"]["Validate-Only"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "session_01m7yq1whvetk9x2qpekpyk3qz",
                     *           "name": "Firefox on the studio computer",
                     *           "last_used_at": "2026-11-21T09:31:00.000Z",
                     *           "created_at": "2026-11-21T09:30:00.123Z",
                     *           "expires_at": "2026-12-21T09:30:00.123Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SessionPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "session_01m7yq1whvetk9x2qpekpyk3qz",
                     *       "name": "Firefox on the studio computer",
                     *       "last_used_at": "2026-11-21T09:31:00.000Z",
                     *       "created_at": "2026-11-21T09:30:00.123Z",
                     *       "expires_at": "2026-12-21T09:30:00.123Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: never;
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MeResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Winter",
                 *       "time_zone": "Europe/Berlin",
                 *       "locale": "de-AT"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMe"];
            };
        };
        responses: {
            200: components["responses"]["ChangedMeResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExport: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["CreatedExportResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExports: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of exports. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "export_01m7z4h2v5e8fbn0c6rk3t9d7q",
                     *           "status": "ready",
                     *           "size_bytes": 48213,
                     *           "download_url": "https://boards.example.com/v1/me/exports/export_01m7z4h2v5e8fbn0c6rk3t9d7q/download",
                     *           "created_at": "2026-11-21T09:30:00.123Z",
                     *           "completed_at": "2026-11-21T09:30:04.806Z",
                     *           "expires_at": "2026-11-22T09:30:04.806Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExportPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description The id of the export.
                 * @example export_01m7z4h2v5e8fbn0c6rk3t9d7q
                 */
                id: components["parameters"]["ExportIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteExport: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the export.
                 * @example export_01m7z4h2v5e8fbn0c6rk3t9d7q
                 */
                id: components["parameters"]["ExportIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExportDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description The id of the export.
                 * @example export_01m7z4h2v5e8fbn0c6rk3t9d7q
                 */
                id: components["parameters"]["ExportIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportDocumentResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccountDeletion: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is on its way. */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Validate-Only": components["headers"]["Validate-Only"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "account_deletion_01m7z5c9r3f2gv8k4m1t6w0xny",
                     *       "expires_at": "2026-11-21T09:38:40.512Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAccountDeletion: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the account deletion. */
                id: components["parameters"]["AccountDeletionIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "402817"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmAccountDeletion"];
            };
        };
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkspaces: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of workspaces. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "name": "Studio Winter",
                     *           "kind": "team",
                     *           "card_key": "STU",
                     *           "board_deletion": "members",
                     *           "created_at": "2026-10-12T08:15:00.000Z",
                     *           "updated_at": "2026-10-12T08:15:00.000Z",
                     *           "etag": "\"4.1\""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WorkspacePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorkspace: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Studio Winter",
                 *       "card_key": "STU"
                 *     }
                 */
                "application/json": components["schemas"]["CreateWorkspace"];
            };
        };
        responses: {
            201: components["responses"]["CreatedWorkspaceResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkspaceResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWorkspace: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkspace: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Studio Winter and Sons"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWorkspace"];
            };
        };
        responses: {
            200: components["responses"]["ChangedWorkspaceResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferWorkspace: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "member_id": "member_01m4wn2v60e6ete2skbp0x3gvv"
                 *     }
                 */
                "application/json": components["schemas"]["TransferWorkspace"];
            };
        };
        responses: {
            200: components["responses"]["ChangedWorkspaceResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveWorkspace: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You are no longer a member. There is no body. */
            204: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Validate-Only": components["headers"]["Validate-Only"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "member_01m4qjvsx0exrv5py64eh8jebm",
                     *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "email": "ada@example.com",
                     *           "name": "Ada Winter",
                     *           "user_id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "role": "owner",
                     *           "status": "active",
                     *           "invited_at": "2026-10-12T08:15:00.000Z",
                     *           "joined_at": "2026-10-12T08:15:00.000Z",
                     *           "etag": "\"2.1\""
                     *         },
                     *         {
                     *           "id": "member_01m7w6g405fgbav9wck2kkkh63",
                     *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "email": "printer@example.com",
                     *           "role": "guest",
                     *           "status": "invited",
                     *           "invited_at": "2026-11-20T10:02:11.845Z",
                     *           "board_ids": [
                     *             "board_01m6dsg7hvefh9b55372afcnje"
                     *           ],
                     *           "etag": "\"2.1\""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WorkspaceMemberPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMember: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "printer@example.com",
                 *       "role": "guest",
                 *       "board_ids": [
                 *         "board_01m6dsg7hvefh9b55372afcnje"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWorkspaceMember"];
            };
        };
        responses: {
            201: components["responses"]["CreatedWorkspaceMemberResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "name": "Ada Winter",
                     *           "initials": "AW",
                     *           "avatar_color": "#0e6f6a",
                     *           "role": "owner"
                     *         },
                     *         {
                     *           "id": "user_01m4t7yy1rftbb59y07fjh2ysy",
                     *           "name": "Jon Berg",
                     *           "initials": "JB",
                     *           "avatar_color": "#8a3ffc",
                     *           "role": "admin"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "user_01m4t7yy1rftbb59y07fjh2ysy",
                     *       "name": "Jon Berg",
                     *       "initials": "JB",
                     *       "avatar_color": "#8a3ffc"
                     *     }
                     */
                    "application/json": components["schemas"]["Person"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessTokens: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of access tokens. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "token_01m4qjyhsgfrxt29ymqqke8c1k",
                     *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "name": "Build server",
                     *           "scopes": [
                     *             "boards:read",
                     *             "boards:write"
                     *           ],
                     *           "prefix": "bwt_7Kq2",
                     *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "created_at": "2026-10-12T08:16:30.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccessTokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccessToken: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Build server",
                 *       "scopes": [
                 *         "boards:read",
                 *         "boards:write"
                 *       ],
                 *       "expires_at": "2099-10-12T10:16:30+02:00"
                 *     }
                 */
                "application/json": components["schemas"]["CreateAccessToken"];
            };
        };
        responses: {
            201: components["responses"]["CreatedAccessTokenResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBilling: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillingResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBilling: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billing_email": "accounts@studio-winter.example",
                 *       "tax_id": "DE123456789"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBilling"];
            };
        };
        responses: {
            200: components["responses"]["ChangedBillingResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePlan: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "team",
                 *       "interval": "month",
                 *       "when": "now"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePlan"];
            };
        };
        responses: {
            200: components["responses"]["ChangedBillingResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPlanChange: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "business",
                 *       "interval": "month",
                 *       "when": "now"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePlan"];
            };
        };
        responses: {
            /** @description What the change would cost. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Validate-Only": components["headers"]["Validate-Only"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": "business",
                     *       "interval": "month",
                     *       "effective_at": "2026-11-21T09:30:00.000Z",
                     *       "currency": "EUR",
                     *       "seat_price": 1600,
                     *       "seats": {
                     *         "used": 5,
                     *         "included": 0,
                     *         "charged": 5
                     *       },
                     *       "period": {
                     *         "start": "2026-11-12T00:00:00.000Z",
                     *         "end": "2026-12-12T00:00:00.000Z"
                     *       },
                     *       "period_total": 6800,
                     *       "period_total_unchanged": 4000,
                     *       "period_difference": 2800,
                     *       "lines": [
                     *         {
                     *           "description": "Team, 5 seats",
                     *           "plan": "team",
                     *           "interval": "month",
                     *           "seats": 5,
                     *           "seat_price": 800,
                     *           "first_day": "2026-11-12",
                     *           "last_day": "2026-11-20",
                     *           "days": 9,
                     *           "period_days": 30,
                     *           "amount": 1200
                     *         },
                     *         {
                     *           "description": "Business, 5 seats",
                     *           "plan": "business",
                     *           "interval": "month",
                     *           "seats": 5,
                     *           "seat_price": 1600,
                     *           "first_day": "2026-11-21",
                     *           "last_day": "2026-12-11",
                     *           "days": 21,
                     *           "period_days": 30,
                     *           "amount": 5600
                     *         }
                     *       ],
                     *       "following_period_total": 8000,
                     *       "exact": true
                     *     }
                     */
                    "application/json": components["schemas"]["PlanChangePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPlanPreview: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "business",
                 *       "interval": "month",
                 *       "when": "now"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePlan"];
            };
        };
        responses: {
            201: components["responses"]["CreatedPlanPreviewResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description The id of the preview.
                 * @example plan_preview_01m7qe5mz4eb4bc7p69v04drfq
                 */
                id: components["parameters"]["PlanPreviewIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlanPreviewResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBilling: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "when": "period_end"
                 *     }
                 */
                "application/json": components["schemas"]["CancelBilling"];
            };
        };
        responses: {
            200: components["responses"]["ChangedBillingResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBillingLink: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "payment_method",
                 *       "return_url": "https://app.example.com/billing"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBillingLink"];
            };
        };
        responses: {
            201: components["responses"]["CreatedBillingLinkResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBillingLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description The id of the link.
                 * @example billing_link_01m7qe5mz4eb4bc7p69v04drfp
                 */
                id: components["parameters"]["BillingLinkIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BillingLinkResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeBilling: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedBillingResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invoices and credit notes. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "invoice_01m8xqk5hjfd1t2ehc6z8m3v0a",
                     *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "kind": "invoice",
                     *           "status": "open",
                     *           "number": "CB7NKWGP-0001",
                     *           "period": {
                     *             "start": "2026-10-12T00:00:00.000Z",
                     *             "end": "2026-11-12T00:00:00.000Z"
                     *           },
                     *           "currency": "EUR",
                     *           "total": 4206,
                     *           "credited": 0,
                     *           "amount_due": 4206,
                     *           "tax_calculated": false,
                     *           "recipient": {
                     *             "name": "Studio Winter"
                     *           },
                     *           "seller": {
                     *             "name": "Boards Ltd"
                     *           },
                     *           "lines": [
                     *             {
                     *               "description": "Team, 5 seats",
                     *               "plan": "team",
                     *               "interval": "month",
                     *               "seats": 5,
                     *               "seat_price": 800,
                     *               "first_day": "2026-10-12",
                     *               "last_day": "2026-11-03",
                     *               "days": 23,
                     *               "period_days": 31,
                     *               "amount": 2968
                     *             },
                     *             {
                     *               "description": "Team, 6 seats",
                     *               "plan": "team",
                     *               "interval": "month",
                     *               "seats": 6,
                     *               "seat_price": 800,
                     *               "first_day": "2026-11-04",
                     *               "last_day": "2026-11-11",
                     *               "days": 8,
                     *               "period_days": 31,
                     *               "amount": 1238
                     *             }
                     *           ],
                     *           "provider": "manual",
                     *           "url": "https://boards.example.com/invoices/AZpDnRy9dvqRo1vtOA3fGmk1RgDk",
                     *           "issued_at": "2026-11-12T00:10:00.310Z",
                     *           "due_at": "2026-11-26T00:10:00.310Z",
                     *           "created_at": "2026-11-12T00:10:00.310Z",
                     *           "updated_at": "2026-11-12T00:10:00.310Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InvoicePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the invoice or the credit note. */
                id: components["parameters"]["InvoiceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "invoice_01m8xqk5hjfd1t2ehc6z8m3v0a",
                     *       "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *       "kind": "invoice",
                     *       "status": "paid",
                     *       "number": "CB7NKWGP-0001",
                     *       "period": {
                     *         "start": "2026-10-12T00:00:00.000Z",
                     *         "end": "2026-11-12T00:00:00.000Z"
                     *       },
                     *       "currency": "EUR",
                     *       "total": 4206,
                     *       "credited": 0,
                     *       "amount_due": 0,
                     *       "tax_calculated": false,
                     *       "recipient": {
                     *         "name": "Studio Winter",
                     *         "email": "accounts@studio-winter.example",
                     *         "address": {
                     *           "line1": "Am Markt 5",
                     *           "postal_code": "23552",
                     *           "city": "Lübeck",
                     *           "country": "DE"
                     *         },
                     *         "tax_id": "DE123456789"
                     *       },
                     *       "seller": {
                     *         "name": "Boards Ltd",
                     *         "address": [
                     *           "1 Quay Street",
                     *           "Galway",
                     *           "Ireland"
                     *         ],
                     *         "tax_id": "IE1234567X",
                     *         "email": "billing@boards.example.com"
                     *       },
                     *       "lines": [
                     *         {
                     *           "description": "Team, 5 seats",
                     *           "plan": "team",
                     *           "interval": "month",
                     *           "seats": 5,
                     *           "seat_price": 800,
                     *           "first_day": "2026-10-12",
                     *           "last_day": "2026-11-03",
                     *           "days": 23,
                     *           "period_days": 31,
                     *           "amount": 2968
                     *         },
                     *         {
                     *           "description": "Team, 6 seats",
                     *           "plan": "team",
                     *           "interval": "month",
                     *           "seats": 6,
                     *           "seat_price": 800,
                     *           "first_day": "2026-11-04",
                     *           "last_day": "2026-11-11",
                     *           "days": 8,
                     *           "period_days": 31,
                     *           "amount": 1238
                     *         }
                     *       ],
                     *       "provider": "manual",
                     *       "url": "https://boards.example.com/invoices/AZpDnRy9dvqRo1vtOA3fGmk1RgDk",
                     *       "issued_at": "2026-11-12T00:10:00.310Z",
                     *       "due_at": "2026-11-26T00:10:00.310Z",
                     *       "paid_at": "2026-11-20T08:00:00.000Z",
                     *       "created_at": "2026-11-12T00:10:00.310Z",
                     *       "updated_at": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkspaceUsage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the workspace stores. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quotas": [
                     *         {
                     *           "name": "rows",
                     *           "used": 18,
                     *           "limit": 50000000,
                     *           "status": "ok"
                     *         },
                     *         {
                     *           "name": "bytes",
                     *           "used": 3610,
                     *           "limit": 50000000000,
                     *           "status": "ok"
                     *         }
                     *       ],
                     *       "kinds": [
                     *         {
                     *           "kind": "access_tokens",
                     *           "rows": 1
                     *         },
                     *         {
                     *           "kind": "cards",
                     *           "rows": 12
                     *         },
                     *         {
                     *           "kind": "comments",
                     *           "rows": 5
                     *         }
                     *       ],
                     *       "trash": {
                     *         "rows": 3,
                     *         "bytes": 1480
                     *       },
                     *       "measured_at": "2026-11-21T09:30:00.123Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WorkspaceUsage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkspaceCounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts of the workspace. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "states": {
                     *         "total": 3,
                     *         "open": 2,
                     *         "completed": 1,
                     *         "overdue": 1,
                     *         "unassigned": 1,
                     *         "unlabelled": 2,
                     *         "archived": 4
                     *       },
                     *       "boards": [
                     *         {
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "count": 3
                     *         }
                     *       ],
                     *       "columns": [
                     *         {
                     *           "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                     *           "count": 3
                     *         }
                     *       ],
                     *       "labels": [
                     *         {
                     *           "label_id": "label_01m6dsjbsmea08mnfhhcnkfrr0",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "assignees": [
                     *         {
                     *           "user_id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "count": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WorkspaceCounts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkspaceCards: {
        parameters: {
            query?: {
                /** @description Only cards of this board. */
                board_id?: components["parameters"]["BoardFilterParameter"];
                /** @description Only cards in this column. */
                column_id?: components["parameters"]["ColumnFilterParameter"];
                /** @description Only cards with this label. */
                label_id?: components["parameters"]["LabelFilterParameter"];
                /** @description Only cards assigned to this user. */
                assignee_id?: components["parameters"]["AssigneeFilterParameter"];
                /** @description Only cards due at this time or later. A `due_on` counts as the moment at which the day begins in the offset that you write the time in. */
                due_from?: components["parameters"]["DueFromParameter"];
                /** @description Only cards due before this time. A `due_on` counts as the moment at which the day begins in the offset that you write the time in. */
                due_before?: components["parameters"]["DueBeforeParameter"];
                /** @description Only cards changed at this time or later. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /**
                 * @description Only cards with this text in their title or description. Case is ignored.
                 * @example office
                 */
                q?: components["parameters"]["TextFilterParameter"];
                /** @description `true` lists only archived items. `false`, the default, lists only items that aren't archived. */
                archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description `true` lists only completed cards, `false` only open ones. */
                completed?: components["parameters"]["CompletedFilterParameter"];
                /** @description `true` lists only open cards that were due before now, `false` only the others. With `due_on`, a card is overdue once the day is over in your `time_zone`, or in UTC if you haven't set one. */
                overdue?: components["parameters"]["OverdueFilterParameter"];
                /** @description `true` lists only cards without an assignee, `false` only cards with one. */
                unassigned?: components["parameters"]["UnassignedFilterParameter"];
                /** @description `true` lists only cards without a label, `false` only cards with one. */
                unlabelled?: components["parameters"]["UnlabelledFilterParameter"];
                /** @description `true` lists only cards assigned to you: the person of the session, or the creator of the access token. `false` lists only the others. */
                mine?: components["parameters"]["MineFilterParameter"];
                /** @description Only cards with at least one of these labels, separated by commas. */
                any_label_ids?: components["parameters"]["AnyLabelFilterParameter"];
                /** @description Only cards with all of these labels, separated by commas. */
                all_label_ids?: components["parameters"]["AllLabelsFilterParameter"];
                /** @description Only cards with none of these labels, separated by commas. */
                no_label_ids?: components["parameters"]["NoLabelFilterParameter"];
                /** @description Only cards assigned to at least one of these users, separated by commas. */
                any_assignee_ids?: components["parameters"]["AnyAssigneeFilterParameter"];
                /** @description Only cards assigned to all of these users, separated by commas. */
                all_assignee_ids?: components["parameters"]["AllAssigneesFilterParameter"];
                /** @description Only cards assigned to none of these users, separated by commas. */
                no_assignee_ids?: components["parameters"]["NoAssigneeFilterParameter"];
                /** @description Only cards created at this time or later. */
                created_from?: components["parameters"]["CreatedFromParameter"];
                /** @description Only cards created before this time. */
                created_before?: components["parameters"]["CreatedBeforeParameter"];
                /** @description Only cards last changed before this time. */
                updated_before?: components["parameters"]["UpdatedBeforeParameter"];
                /** @description Only cards completed at this time or later. */
                completed_from?: components["parameters"]["CompletedFromParameter"];
                /** @description Only cards completed before this time. */
                completed_before?: components["parameters"]["CompletedBeforeParameter"];
                /** @description `true` lists archived cards too. With `archived=true`, only those are listed. */
                include_archived?: components["parameters"]["IncludeArchivedParameter"];
                /** @description The order, descending with `-`. By default, cards are listed in order of creation. `due_at` and `-due_at` list cards without a due date last, and sort a `due_on` by when the day begins in UTC. `title` ignores case and compares the first 60 characters by code point. Cards that are equal in this are listed in order of creation, descending with `-`. */
                sort?: components["parameters"]["WorkspaceCardSortParameter"];
                /**
                 * @description Only the card with this number.
                 * @example 142
                 */
                number?: components["parameters"]["NumberFilterParameter"];
                /** @description What to add to each card, separated by commas. It can differ from page to page. */
                include?: components["parameters"]["ListedCardIncludeParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CardPageResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCards: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cards": [
                 *         {
                 *           "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                 *           "priority": "high"
                 *         },
                 *         {
                 *           "id": "card_01m6gvs41yf70acner3qhd0h6m",
                 *           "due_at": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCards"];
            };
        };
        responses: {
            200: components["responses"]["CardBatchResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveCards: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
                /** @description What happens to labels that the board doesn't have, `create` by default. Ignored if the card stays on its board. */
                missing_labels?: components["parameters"]["MissingLabelsParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cards": [
                 *         {
                 *           "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                 *           "column_id": "column_01m6dsg7hwfhzrnqhmhy4cy7w5",
                 *           "position": "top"
                 *         },
                 *         {
                 *           "id": "card_01m6gvs41yf70acner3qhd0h6m",
                 *           "column_id": "column_01m6dsg7hwfhzrnqhmhy4cy7w5",
                 *           "after_card_id": "card_01m6gvmvx0fm7vn3dkqkybkr2q"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MoveCards"];
            };
        };
        responses: {
            200: components["responses"]["CardBatchResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveCards: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cards": [
                 *         {
                 *           "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q"
                 *         },
                 *         {
                 *           "id": "card_01m6gvs41yf70acner3qhd0h6m"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SelectCards"];
            };
        };
        responses: {
            200: components["responses"]["CardBatchResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCards: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cards": [
                 *         {
                 *           "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q"
                 *         },
                 *         {
                 *           "id": "card_01m6gvs41yf70acner3qhd0h6m"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SelectCards"];
            };
        };
        responses: {
            200: components["responses"]["CardBatchResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCardByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
                /**
                 * @description The system that the card comes from.
                 * @example github
                 */
                source: components["parameters"]["ExternalSourceParameter"];
                /**
                 * @description The id of the card in that system, percent-encoded where needed.
                 * @example issue-4711
                 */
                external_id: components["parameters"]["ExternalIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CardResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putCardByExternalId: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
                /**
                 * @description The system that the card comes from.
                 * @example github
                 */
                source: components["parameters"]["ExternalSourceParameter"];
                /**
                 * @description The id of the card in that system, percent-encoded where needed.
                 * @example issue-4711
                 */
                external_id: components["parameters"]["ExternalIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *       "title": "Photograph the new office",
                 *       "due_at": null
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOrCreateCard"];
            };
        };
        responses: {
            200: components["responses"]["ChangedCardResponse"];
            201: components["responses"]["CreatedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkspaceShareLinks: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of share links. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "share_link_01m7qe5mz4eb4bc7p69v04drfp",
                     *           "card_id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                     *           "card_title": "Photograph the new office",
                     *           "card_identifier": "STU-142",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "board_name": "Website relaunch",
                     *           "expires_at": "2098-12-31T23:00:00.000Z",
                     *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "created_at": "2026-11-18T13:40:05.220Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WorkspaceShareLinkPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrash: {
        parameters: {
            query?: {
                /** @description Only what is of this type. */
                type?: components["parameters"]["TrashTypeParameter"];
                /** @description Only this board, and what was on it. */
                board_id?: components["parameters"]["TrashBoardParameter"];
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the trash. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "type": "card",
                     *           "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                     *           "name": "Photograph the new office",
                     *           "identifier": "STU-142",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "board_name": "Website relaunch",
                     *           "deleted_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "deleted_at": "2026-11-20T15:12:09.330Z",
                     *           "restorable_until": "2026-12-20T15:12:09.330Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the member. */
                id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkspaceMemberResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMember: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the member. */
                id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the member. */
                id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "admin"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWorkspaceMember"];
            };
        };
        responses: {
            200: components["responses"]["ChangedWorkspaceMemberResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvite: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the member. */
                id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResentInviteResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description The token from the invite email. Any other token is a 404, and text that can't be a token is a 400.
                 * @example this-is-not-a-real-token-but-looks-like-one
                 */
                invite_token: components["parameters"]["InviteTokenParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invite. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "workspace_name": "Studio Winter",
                     *       "email": "printer@example.com",
                     *       "role": "guest",
                     *       "invited_by_name": "Ada Winter",
                     *       "expires_at": "2026-11-27T10:02:11.845Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Invite"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvite: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description The token from the invite email. Any other token is a 404, and text that can't be a token is a 400.
                 * @example this-is-not-a-real-token-but-looks-like-one
                 */
                invite_token: components["parameters"]["InviteTokenParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AcceptedInviteResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineInvite: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description The token from the invite email. Any other token is a 404, and text that can't be a token is a 400.
                 * @example this-is-not-a-real-token-but-looks-like-one
                 */
                invite_token: components["parameters"]["InviteTokenParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmailChange: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada.winter@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["CreateEmailChange"];
            };
        };
        responses: {
            /** @description The code is on its way, provided that the address can receive email. */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Validate-Only": components["headers"]["Validate-Only"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "email_change_01m7ypzet0f5690r7091rdfapk",
                     *       "email": "ada.winter@example.com",
                     *       "expires_at": "2026-11-21T09:38:40.512Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EmailChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the email change. */
                id: components["parameters"]["EmailChangeIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "402817"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmEmailChange"];
            };
        };
        responses: {
            200: components["responses"]["ConfirmedEmailChangeResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhooks. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "webhook_01m8a1c2v5e8fbn0c6rk3t9d7q",
                     *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "url": "https://hooks.example.com/boards",
                     *           "description": "Keeps the intranet up to date.",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "types": [
                     *             "card.created",
                     *             "card.updated",
                     *             "card.moved"
                     *           ],
                     *           "enabled": true,
                     *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "created_at": "2026-11-23T09:30:00.123Z",
                     *           "updated_at": "2026-11-23T09:30:00.123Z",
                     *           "etag": "\"1.1\""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example.com/boards",
                 *       "description": "Keeps the intranet up to date.",
                 *       "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *       "types": [
                 *         "card.created",
                 *         "card.updated",
                 *         "card.moved"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            201: components["responses"]["CreatedWebhookResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccessToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the access token. */
                id: components["parameters"]["AccessTokenIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access token. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "token_01m4qjyhsgfrxt29ymqqke8c1k",
                     *       "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *       "name": "Build server",
                     *       "scopes": [
                     *         "boards:read",
                     *         "boards:write"
                     *       ],
                     *       "prefix": "bwt_7Kq2",
                     *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *       "created_at": "2026-10-12T08:16:30.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeAccessToken: {
        parameters: {
            query?: {
                /** @description `true` also revokes the tokens created with this one, the tokens created with those, and so on. Expired ones stay in the list. Defaults to `false`. */
                cascade?: components["parameters"]["CascadeParameter"];
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: never;
            path: {
                /** @description The id of the access token. */
                id: components["parameters"]["AccessTokenIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateAccessToken: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the access token. */
                id: components["parameters"]["AccessTokenIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overlap_seconds": 3600
                 *     }
                 */
                "application/json": components["schemas"]["RotateAccessToken"];
            };
        };
        responses: {
            200: components["responses"]["RotatedAccessTokenResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBoards: {
        parameters: {
            query?: {
                /** @description The workspace to list from. Defaults to the access token's workspace, or to your personal workspace with a session. A workspace that the credential has no access to is a 422 `unknown_workspace`. */
                workspace_id?: components["parameters"]["WorkspaceFilterParameter"];
                /** @description `true` lists only archived items. `false`, the default, lists only items that aren't archived. */
                archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description `true` lists the boards of every workspace that the credential has access to: all of a person's, or the one of an access token, without those that are suspended. With `workspace_id`, only that workspace's. */
                all_workspaces?: components["parameters"]["AllWorkspacesParameter"];
                /** @description The order, descending with `-`. `created_at`, the default, is the order of creation. `name` ignores case and compares the first 60 characters by code point. Boards that are equal in this are listed in order of creation, descending with `-`. */
                sort?: components["parameters"]["BoardSortParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of boards. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
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
                     *           "template_id": "template_01m4785400e008000000000001",
                     *           "visibility": "workspace",
                     *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "created_at": "2026-11-02T09:30:00.123Z",
                     *           "updated_at": "2026-11-02T09:30:00.123Z",
                     *           "etag": "\"3.1\""
                     *         }
                     *       ],
                     *       "next_cursor": "Qm4ZtY8hVd1WcKx6LrN0uEoJ3sPgB9aXfRi7TqHzMw5yGvUjSeCkAnDl2-Fb",
                     *       "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp"
                     *     }
                     */
                    "application/json": components["schemas"]["BoardPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBoard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Website relaunch",
                 *       "description": "Everything that has to happen before the new site goes live.",
                 *       "template_id": "template_01m4785400e008000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBoard"];
            };
        };
        responses: {
            201: components["responses"]["CreatedBoardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoardResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBoard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBoard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Website relaunch 2027",
                 *       "description": null
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBoard"];
            };
        };
        responses: {
            200: components["responses"]["ChangedBoardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBoardSnapshot: {
        parameters: {
            query?: {
                /**
                 * @description How many cards of each column to return. Defaults to 50.
                 * @example 100
                 */
                cards_per_column?: components["parameters"]["CardsPerColumnParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board as of one moment. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "board": {
                     *         "id": "board_01m6dsg7hvefh9b55372afcnje",
                     *         "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *         "name": "Website relaunch",
                     *         "description": "Everything that has to happen before the new site goes live.",
                     *         "template_id": "template_01m4785400e008000000000001",
                     *         "visibility": "workspace",
                     *         "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *         "created_at": "2026-11-02T09:30:00.123Z",
                     *         "updated_at": "2026-11-02T09:30:00.123Z",
                     *         "etag": "\"3.1\""
                     *       },
                     *       "columns": [
                     *         {
                     *           "column": {
                     *             "id": "column_01m6dsg7hver18cenzpcdz6npy",
                     *             "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *             "name": "To do",
                     *             "done": false,
                     *             "wip_limit_enforced": false,
                     *             "created_at": "2026-11-02T09:30:00.123Z",
                     *             "updated_at": "2026-11-02T09:30:00.123Z",
                     *             "etag": "\"2.1\""
                     *           },
                     *           "card_count": 51,
                     *           "cards": [
                     *             {
                     *               "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                     *               "number": 142,
                     *               "identifier": "STU-142",
                     *               "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *               "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                     *               "title": "Photograph the new office",
                     *               "has_description": true,
                     *               "label_ids": [
                     *                 "label_01m6dsjbsmea08mnfhhcnkfrr0"
                     *               ],
                     *               "assignee_ids": [
                     *                 "user_01m4qjvsx0fzf9azfengc6spbs"
                     *               ],
                     *               "due_at": "2026-12-04T16:00:00.000Z",
                     *               "comment_count": 2,
                     *               "share_link_count": 1,
                     *               "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *               "created_at": "2026-11-03T14:05:12.480Z",
                     *               "updated_at": "2026-11-03T14:05:12.480Z",
                     *               "etag": "\"2.1\""
                     *             }
                     *           ],
                     *           "next_cursor": "x2T9kQmB7vWcE4LhZr0uYdN5sJgP8aXfOi3RtKq6VwMe1HzUbC_nSyGjAoDl"
                     *         }
                     *       ],
                     *       "labels": [
                     *         {
                     *           "id": "label_01m6dsjbsmea08mnfhhcnkfrr0",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "name": "Urgent",
                     *           "color": "red",
                     *           "created_at": "2026-11-02T09:31:10.004Z",
                     *           "updated_at": "2026-11-02T09:31:10.004Z",
                     *           "etag": "\"2.1\""
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "name": "Ada Winter",
                     *           "initials": "AW",
                     *           "avatar_color": "#0e6f6a"
                     *         }
                     *       ],
                     *       "resume_cursor": "h7KdW2nXqT9cYvBm4ErZ0uLsJ5pGgA8fNiO3RtHx6VwMaQe1zUbC_kSyPjoDl"
                     *     }
                     */
                    "application/json": components["schemas"]["BoardSnapshot"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBoardCounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts of the board. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "states": {
                     *         "total": 3,
                     *         "open": 2,
                     *         "completed": 1,
                     *         "overdue": 1,
                     *         "unassigned": 1,
                     *         "unlabelled": 2,
                     *         "archived": 4
                     *       },
                     *       "columns": [
                     *         {
                     *           "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                     *           "count": 3
                     *         }
                     *       ],
                     *       "labels": [
                     *         {
                     *           "label_id": "label_01m6dsjbsmea08mnfhhcnkfrr0",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "assignees": [
                     *         {
                     *           "user_id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "count": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BoardCounts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBoardEvents: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description What to add to each event, separated by commas. `data` is the resource as it now is. A page with `data` has at most 100 events, whatever `limit` is, and ends early when its events and their `data` have about 1 MiB of JSON. It can differ from page to page. */
                include?: components["parameters"]["EventIncludeParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "event_01m7wr7nkje7yr8hdwh5s8epng",
                     *           "type": "card.updated",
                     *           "occurred_at": "2026-11-20T15:12:09.330Z",
                     *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "actor": {
                     *             "kind": "session",
                     *             "user_id": "user_01m4qjvsx0fzf9azfengc6spbs"
                     *           },
                     *           "resource": {
                     *             "type": "card",
                     *             "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q"
                     *           },
                     *           "request_id": "019aa123-57c2-7b0a-8a44-6f1d0c9b2e75",
                     *           "changes": {
                     *             "completed_at": {
                     *               "to": "2026-11-20T15:12:09.330Z"
                     *             }
                     *           },
                     *           "version": 5
                     *         }
                     *       ],
                     *       "resume_cursor": "h7KdW2nXqT9cYvBm4ErZ0uLsJ5pGgA8fNiO3RtHx6VwMaQe1zUbC_kSyPjoDl"
                     *     }
                     */
                    "application/json": components["schemas"]["BoardEventPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["EventsExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamBoardEvents: {
        parameters: {
            query?: {
                /** @description Where to begin: the `resume_cursor` of a snapshot or a list of the same log, or the `id` of a message. The header `Last-Event-ID` takes precedence. */
                cursor?: components["parameters"]["StreamCursorParameter"];
                /** @description A ticket of `createStreamTicket`, instead of `Authorization`, which takes precedence. A ticket that is unknown, used or expired is a 401. */
                ticket?: components["parameters"]["StreamTicketParameter"];
                /** @description Whether a person looks at the board now. Send it from what people look at, and not from programs that follow the board. Close the stream when nobody looks any more, such as in a hidden tab. */
                presence?: components["parameters"]["PresenceParameter"];
            };
            header?: {
                /** @description The `id` of the last message, to continue after it. `EventSource` sends it when it reconnects. A position that was altered, or that belongs to another log, is a 400 `invalid_cursor`. */
                "Last-Event-ID"?: components["parameters"]["LastEventIdParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventStreamResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["EventsExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamWorkspaceEvents: {
        parameters: {
            query?: {
                /** @description Where to begin: the `resume_cursor` of a snapshot or a list of the same log, or the `id` of a message. The header `Last-Event-ID` takes precedence. */
                cursor?: components["parameters"]["StreamCursorParameter"];
                /** @description A ticket of `createStreamTicket`, instead of `Authorization`, which takes precedence. A ticket that is unknown, used or expired is a 401. */
                ticket?: components["parameters"]["StreamTicketParameter"];
            };
            header?: {
                /** @description The `id` of the last message, to continue after it. `EventSource` sends it when it reconnects. A position that was altered, or that belongs to another log, is a 400 `invalid_cursor`. */
                "Last-Event-ID"?: components["parameters"]["LastEventIdParameter"];
            };
            path: {
                /** @description The id of the workspace. */
                id: components["parameters"]["WorkspaceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventStreamResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["EventsExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStreamTicket: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "board_id": "board_01m6dsg7hvefh9b55372afcnje"
                 *     }
                 */
                "application/json": components["schemas"]["CreateStreamTicket"];
            };
        };
        responses: {
            200: components["responses"]["StreamTicketResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveBoard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArchivedBoardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBoard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedBoardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyBoard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Website relaunch, second round",
                 *       "keep": [
                 *         "labels",
                 *         "cards",
                 *         "due_dates"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CopyBoard"];
            };
        };
        responses: {
            201: components["responses"]["CreatedBoardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveBoard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workspace_id": "workspace_01m4wn2v60fkcs6bqa2yt4r0mh"
                 *     }
                 */
                "application/json": components["schemas"]["MoveBoard"];
            };
        };
        responses: {
            200: components["responses"]["MovedBoardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listColumns: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description `true` lists only archived items. `false`, the default, lists only items that aren't archived. */
                archived?: components["parameters"]["ArchivedParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of columns. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "column_01m6dsg7hver18cenzpcdz6npy",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "name": "To do",
                     *           "done": false,
                     *           "wip_limit_enforced": false,
                     *           "created_at": "2026-11-02T09:30:00.123Z",
                     *           "updated_at": "2026-11-02T09:30:00.123Z",
                     *           "etag": "\"2.1\""
                     *         },
                     *         {
                     *           "id": "column_01m6dsg7hwfhzrnqhmhy4cy7w5",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "name": "In progress",
                     *           "color": "blue",
                     *           "done": false,
                     *           "wip_limit": 5,
                     *           "wip_limit_enforced": true,
                     *           "created_at": "2026-11-02T09:30:00.123Z",
                     *           "updated_at": "2026-11-02T09:30:00.123Z",
                     *           "etag": "\"2.1\""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ColumnPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createColumn: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "In progress",
                 *       "color": "blue",
                 *       "wip_limit": 5,
                 *       "wip_limit_enforced": true,
                 *       "position": "bottom"
                 *     }
                 */
                "application/json": components["schemas"]["CreateColumn"];
            };
        };
        responses: {
            201: components["responses"]["CreatedColumnResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCards: {
        parameters: {
            query?: {
                /** @description Only cards in this column. */
                column_id?: components["parameters"]["ColumnFilterParameter"];
                /** @description Only cards with this label. */
                label_id?: components["parameters"]["LabelFilterParameter"];
                /** @description Only cards assigned to this user. */
                assignee_id?: components["parameters"]["AssigneeFilterParameter"];
                /** @description Only cards due at this time or later. A `due_on` counts as the moment at which the day begins in the offset that you write the time in. */
                due_from?: components["parameters"]["DueFromParameter"];
                /** @description Only cards due before this time. A `due_on` counts as the moment at which the day begins in the offset that you write the time in. */
                due_before?: components["parameters"]["DueBeforeParameter"];
                /** @description Only cards changed at this time or later. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /**
                 * @description Only cards with this text in their title or description. Case is ignored.
                 * @example office
                 */
                q?: components["parameters"]["TextFilterParameter"];
                /** @description `true` lists only archived items. `false`, the default, lists only items that aren't archived. */
                archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description `true` lists only completed cards, `false` only open ones. */
                completed?: components["parameters"]["CompletedFilterParameter"];
                /** @description `true` lists only open cards that were due before now, `false` only the others. With `due_on`, a card is overdue once the day is over in your `time_zone`, or in UTC if you haven't set one. */
                overdue?: components["parameters"]["OverdueFilterParameter"];
                /** @description `true` lists only cards without an assignee, `false` only cards with one. */
                unassigned?: components["parameters"]["UnassignedFilterParameter"];
                /** @description `true` lists only cards without a label, `false` only cards with one. */
                unlabelled?: components["parameters"]["UnlabelledFilterParameter"];
                /** @description `true` lists only cards assigned to you: the person of the session, or the creator of the access token. `false` lists only the others. */
                mine?: components["parameters"]["MineFilterParameter"];
                /** @description Only cards with at least one of these labels, separated by commas. */
                any_label_ids?: components["parameters"]["AnyLabelFilterParameter"];
                /** @description Only cards with all of these labels, separated by commas. */
                all_label_ids?: components["parameters"]["AllLabelsFilterParameter"];
                /** @description Only cards with none of these labels, separated by commas. */
                no_label_ids?: components["parameters"]["NoLabelFilterParameter"];
                /** @description Only cards assigned to at least one of these users, separated by commas. */
                any_assignee_ids?: components["parameters"]["AnyAssigneeFilterParameter"];
                /** @description Only cards assigned to all of these users, separated by commas. */
                all_assignee_ids?: components["parameters"]["AllAssigneesFilterParameter"];
                /** @description Only cards assigned to none of these users, separated by commas. */
                no_assignee_ids?: components["parameters"]["NoAssigneeFilterParameter"];
                /** @description Only cards created at this time or later. */
                created_from?: components["parameters"]["CreatedFromParameter"];
                /** @description Only cards created before this time. */
                created_before?: components["parameters"]["CreatedBeforeParameter"];
                /** @description Only cards last changed before this time. */
                updated_before?: components["parameters"]["UpdatedBeforeParameter"];
                /** @description Only cards completed at this time or later. */
                completed_from?: components["parameters"]["CompletedFromParameter"];
                /** @description Only cards completed before this time. */
                completed_before?: components["parameters"]["CompletedBeforeParameter"];
                /** @description `true` lists archived cards too. With `archived=true`, only those are listed. */
                include_archived?: components["parameters"]["IncludeArchivedParameter"];
                /** @description The order, descending with `-`. `position`, the default, is board order. `due_at` and `-due_at` list cards without a due date last, and sort a `due_on` by when the day begins in UTC. `title` ignores case and compares the first 60 characters by code point. Cards that are equal in this are listed in order of creation, descending with `-`. */
                sort?: components["parameters"]["BoardCardSortParameter"];
                /** @description What to add to each card, separated by commas. It can differ from page to page. */
                include?: components["parameters"]["ListedCardIncludeParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CardPageResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                 *       "due_at": "2026-12-04T17:00:00+01:00",
                 *       "start_at": "2026-12-04T09:00:00+01:00",
                 *       "priority": "high",
                 *       "estimate": 2.5,
                 *       "cover_color": "teal"
                 *     }
                 */
                "application/json": components["schemas"]["CreateCard"];
            };
        };
        responses: {
            201: components["responses"]["CreatedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCards: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cards": [
                 *         {
                 *           "title": "Photograph the new office",
                 *           "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                 *           "label_ids": [
                 *             "label_01m6dsjbsmea08mnfhhcnkfrr0"
                 *           ]
                 *         },
                 *         {
                 *           "title": "Invite the press",
                 *           "due_on": "2026-12-11"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateCards"];
            };
        };
        responses: {
            200: components["responses"]["CardBatchResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importCards: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "trello",
                 *       "cards": [
                 *         {
                 *           "external_id": "5f1a09",
                 *           "title": "Photograph the new office",
                 *           "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                 *           "label_ids": [
                 *             "label_01m6dsjbsmea08mnfhhcnkfrr0"
                 *           ],
                 *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *           "created_at": "2024-03-04T09:12:00Z",
                 *           "completed_at": "2024-04-02T16:40:00Z",
                 *           "comments": [
                 *             {
                 *               "external_id": "60b7d4",
                 *               "body": "The photographer can only come on Thursday.",
                 *               "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *               "created_at": "2024-03-11T08:30:00Z"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "external_id": "5f1a10",
                 *           "title": "Write the legal notice",
                 *           "created_at": "2024-03-05T10:00:00Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportCards"];
            };
        };
        responses: {
            200: components["responses"]["CardImportResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabels: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of labels. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
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
                     *           "updated_at": "2026-11-02T09:31:10.004Z",
                     *           "etag": "\"2.1\""
                     *         },
                     *         {
                     *           "id": "label_01m6dsjmbkf2gtr549m643s7c8",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "name": "Design",
                     *           "color": "purple",
                     *           "created_at": "2026-11-02T09:31:18.771Z",
                     *           "updated_at": "2026-11-02T09:31:18.771Z",
                     *           "etag": "\"2.1\""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LabelPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLabel: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Urgent",
                 *       "color": "red"
                 *     }
                 */
                "application/json": components["schemas"]["CreateLabel"];
            };
        };
        responses: {
            201: components["responses"]["CreatedLabelResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBoardMembers: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of board members. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "board_member_01m7x0q3m4f0x8z6y1c2v3b4n5",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "user_id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "name": "Ada Winter",
                     *           "role": "manager",
                     *           "created_at": "2026-11-23T09:30:00.123Z",
                     *           "updated_at": "2026-11-23T09:30:00.123Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BoardMemberPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putBoardMember: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
                /**
                 * @description The id of the user.
                 * @example user_01m4t7yy1rftbb59y07fjh2ysy
                 */
                user_id: components["parameters"]["BoardMemberUserIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "editor"
                 *     }
                 */
                "application/json": components["schemas"]["SetBoardMember"];
            };
        };
        responses: {
            /** @description The member of the board. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Validate-Only": components["headers"]["Validate-Only"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "board_member_01m7x0q3m4f0x8z6y1c2v3b4n6",
                     *       "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *       "user_id": "user_01m4t7yy1rftbb59y07fjh2ysy",
                     *       "name": "Jon Berg",
                     *       "role": "editor",
                     *       "created_at": "2026-11-23T09:30:00.123Z",
                     *       "updated_at": "2026-11-23T09:30:00.123Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BoardMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBoardMember: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: never;
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
                /**
                 * @description The id of the user.
                 * @example user_01m4t7yy1rftbb59y07fjh2ysy
                 */
                user_id: components["parameters"]["BoardMemberUserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBoardPresence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people who look at the board. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 2,
                     *       "people": [
                     *         {
                     *           "id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "name": "Ada Winter",
                     *           "initials": "AW",
                     *           "avatar_color": "#0e6f6a",
                     *           "since": "2026-11-25T09:12:04.120Z"
                     *         },
                     *         {
                     *           "id": "user_01m4t7yy1rftbb59y07fjh2ysy",
                     *           "name": "Jon Berg",
                     *           "initials": "JB",
                     *           "avatar_color": "#8a3ffc",
                     *           "since": "2026-11-25T09:30:51.877Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BoardPresence"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBoardActivity: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the board. */
                id: components["parameters"]["BoardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoardActivityResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getColumn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ColumnResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteColumn: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateColumn: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Doing",
                 *       "wip_limit": null,
                 *       "wip_limit_enforced": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateColumn"];
            };
        };
        responses: {
            200: components["responses"]["ChangedColumnResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveColumn: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArchivedColumnResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreColumn: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedColumnResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveColumn: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "after_column_id": "column_01m6dsg7hver18cenzpcdz6npy"
                 *     }
                 */
                "application/json": components["schemas"]["MoveColumn"];
            };
        };
        responses: {
            200: components["responses"]["ChangedColumnResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sortColumnCards: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sort": "-priority"
                 *     }
                 */
                "application/json": components["schemas"]["SortColumnCards"];
            };
        };
        responses: {
            200: components["responses"]["ColumnCardsResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveColumnCards: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "column_id": "column_01m6dsg7hwfhzrnqhmhy4cy7w5",
                 *       "position": "top"
                 *     }
                 */
                "application/json": components["schemas"]["MoveColumnCards"];
            };
        };
        responses: {
            200: components["responses"]["ColumnCardsResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveColumnCards: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the column. */
                id: components["parameters"]["ColumnIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ColumnCardsResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCard: {
        parameters: {
            query?: {
                /** @description What to add to the card, separated by commas. */
                include?: components["parameters"]["CardIncludeParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CardResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Photograph the new office",
                 *       "due_at": null,
                 *       "completed_at": "2026-11-21T09:30:00Z",
                 *       "priority": null
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCard"];
            };
        };
        responses: {
            200: components["responses"]["ChangedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveCard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
                /** @description What happens to labels that the board doesn't have, `create` by default. Ignored if the card stays on its board. */
                missing_labels?: components["parameters"]["MissingLabelsParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "column_id": "column_01m6dsg7hwfhzrnqhmhy4cy7w5",
                 *       "before_card_id": "card_01m6gvs41yf70acner3qhd0h6m"
                 *     }
                 */
                "application/json": components["schemas"]["MoveCard"];
            };
        };
        responses: {
            200: components["responses"]["ChangedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyCard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
                /** @description What happens to labels that the board doesn't have, `create` by default. Ignored if the card stays on its board. */
                missing_labels?: components["parameters"]["MissingLabelsParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "column_id": "column_01m6dsg7hver18cenzpcdz6npy",
                 *       "title": "Photograph the new office again",
                 *       "keep": [
                 *         "description",
                 *         "labels",
                 *         "assignees"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CopyCard"];
            };
        };
        responses: {
            201: components["responses"]["CreatedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveCard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArchivedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCard: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
                /** @description The column that a deleted card comes back to, at its end if it is another than the one that it was in, which is the default. Ignored if the card isn't deleted. */
                column_id?: components["parameters"]["RestoreColumnParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCardLabel: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
                /** @description The id of the label. */
                label_id: components["parameters"]["CardLabelParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCardLabel: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
                /** @description The id of the label. */
                label_id: components["parameters"]["CardLabelParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCardAssignee: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
                /** @description The user id of the assignee. */
                user_id: components["parameters"]["CardAssigneeParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCardAssignee: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
                /** @description The user id of the assignee. */
                user_id: components["parameters"]["CardAssigneeParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedCardResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description The order, descending with `-`. `created_at`, the default, is the order of creation: an imported comment is where its `created_at` puts it. Comments that were updated at the same time are listed in order of creation, descending with `-`. */
                sort?: components["parameters"]["CommentSortParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
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
                     *           "updated_at": "2026-11-04T16:20:45.310Z",
                     *           "etag": "\"3.1\""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "body": "The photographer can only come on Thursday."
                 *     }
                 */
                "application/json": components["schemas"]["CreateComment"];
            };
        };
        responses: {
            201: components["responses"]["CreatedCommentResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importComments: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "trello",
                 *       "comments": [
                 *         {
                 *           "external_id": "60b7d5",
                 *           "body": "Thursday is fine.",
                 *           "created_by": "user_01m4t7yy1rftbb59y07fjh2ysy"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportComments"];
            };
        };
        responses: {
            200: components["responses"]["CommentImportResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShareLinks: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of share links. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "share_link_01m7qe5mz4eb4bc7p69v04drfp",
                     *           "card_id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                     *           "expires_at": "2098-12-31T23:00:00.000Z",
                     *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "created_at": "2026-11-18T13:40:05.220Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShareLinkPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createShareLink: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expires_at": "2099-01-01T00:00:00+01:00"
                 *     }
                 */
                "application/json": components["schemas"]["CreateShareLink"];
            };
        };
        responses: {
            /** @description The new share link, with its token and address. */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Validate-Only": components["headers"]["Validate-Only"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "share_link": {
                     *         "id": "share_link_01m7qe5mz4eb4bc7p69v04drfp",
                     *         "card_id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                     *         "expires_at": "2098-12-31T23:00:00.000Z",
                     *         "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *         "created_at": "2026-11-18T13:40:05.220Z"
                     *       },
                     *       "token": "not-a-real-share-token",
                     *       "url": "https://boards.example.com/s/not-a-real-share-token"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedShareLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCardActivity: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the card. */
                id: components["parameters"]["CardIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CardActivityResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShareLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the share link. */
                id: components["parameters"]["ShareLinkIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The share link. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "share_link_01m7qe5mz4eb4bc7p69v04drfp",
                     *       "card_id": "card_01m6gvmvx0fm7vn3dkqkybkr2q",
                     *       "expires_at": "2098-12-31T23:00:00.000Z",
                     *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *       "created_at": "2026-11-18T13:40:05.220Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeShareLink: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: never;
            path: {
                /** @description The id of the share link. */
                id: components["parameters"]["ShareLinkIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description The token of the share link. An unknown one is a 404. One with other characters, or with more than 200, is a 400.
                 * @example not-a-real-share-token
                 */
                share_token: components["parameters"]["ShareTokenParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card as outsiders see it. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "Photograph the new office",
                     *       "description": "Street side in the morning, courtyard after three.",
                     *       "column_name": "To do",
                     *       "board_name": "Website relaunch",
                     *       "labels": [
                     *         {
                     *           "name": "Urgent",
                     *           "color": "red"
                     *         }
                     *       ],
                     *       "due_at": "2026-12-04T16:00:00.000Z",
                     *       "completed_at": "2026-11-20T15:12:09.330Z",
                     *       "updated_at": "2026-11-20T15:12:09.330Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SharedCard"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the label. */
                id: components["parameters"]["LabelIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LabelResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLabel: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the label. */
                id: components["parameters"]["LabelIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLabel: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the label. */
                id: components["parameters"]["LabelIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Blocked",
                 *       "color": "orange"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateLabel"];
            };
        };
        responses: {
            200: components["responses"]["ChangedLabelResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the comment. */
                id: components["parameters"]["CommentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteComment: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the comment. */
                id: components["parameters"]["CommentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateComment: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the comment. */
                id: components["parameters"]["CommentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "body": "The photographer can come on Thursday or Friday."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateComment"];
            };
        };
        responses: {
            200: components["responses"]["ChangedCommentResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All plans. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "team",
                     *           "name": "Team",
                     *           "currency": "EUR",
                     *           "prices": [
                     *             {
                     *               "interval": "month",
                     *               "seat_price": 800
                     *             },
                     *             {
                     *               "interval": "year",
                     *               "seat_price": 7680
                     *             }
                     *           ],
                     *           "included_seats": 0,
                     *           "trial_days": 14,
                     *           "limits": [
                     *             {
                     *               "name": "members",
                     *               "limit": 50
                     *             },
                     *             {
                     *               "name": "boards"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description The workspace to list from. Defaults to the access token's workspace, or to your personal workspace with a session. A workspace that the credential has no access to is a 422 `unknown_workspace`. */
                workspace_id?: components["parameters"]["WorkspaceFilterParameter"];
                /** @description Only templates of this source. */
                source?: components["parameters"]["TemplateSourceParameter"];
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of templates. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    Staleness: components["headers"]["Staleness"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "template_01m4785400e008000000000001",
                     *           "source": "builtin",
                     *           "name": "Kanban",
                     *           "description": "A steady flow of work, with a limit on what is in progress.",
                     *           "columns": [
                     *             {
                     *               "name": "Backlog",
                     *               "cards": [
                     *                 {
                     *                   "title": "Write down the first task",
                     *                   "description": "One sentence on what is done when it is done."
                     *                 },
                     *                 {
                     *                   "title": "Agree on the limit of work in progress"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "name": "Ready",
                     *               "cards": []
                     *             },
                     *             {
                     *               "name": "In progress",
                     *               "wip_limit": 5,
                     *               "cards": []
                     *             },
                     *             {
                     *               "name": "Review",
                     *               "wip_limit": 3,
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
                     *             },
                     *             {
                     *               "name": "Blocked",
                     *               "color": "orange"
                     *             },
                     *             {
                     *               "name": "Improvement",
                     *               "color": "green"
                     *             }
                     *           ],
                     *           "created_at": "2026-10-06T00:00:00.000Z",
                     *           "updated_at": "2026-10-06T00:00:00.000Z",
                     *           "etag": "\"3.1\""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TemplatePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTemplate: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTemplate"];
            };
        };
        responses: {
            201: components["responses"]["CreatedTemplateResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
                /**
                 * @description How many seconds the response may be behind. With this header, the service may read from a replica of its database, which can miss the latest changes, your own too. Without it, and wherever it is not listed, responses are current. Access is always checked as of now: if you lose access, you get a 404 at once.
                 * @example 10
                 */
                "Max-Staleness"?: components["parameters"]["MaxStalenessParameter"];
            };
            path: {
                /** @description The id of the template. */
                id: components["parameters"]["TemplateIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TemplateResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the template. */
                id: components["parameters"]["TemplateIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the template. */
                id: components["parameters"]["TemplateIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Launch of a small site",
                 *       "description": null
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTemplate"];
            };
        };
        responses: {
            200: components["responses"]["ChangedTemplateResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The workspace to list from. Defaults to the access token's workspace, or to your personal workspace with a session. A workspace that the credential has no access to is a 422 `unknown_workspace`. */
                workspace_id?: components["parameters"]["WorkspaceFilterParameter"];
                /** @description Only events of this type. */
                type?: components["parameters"]["EventTypeParameter"];
                /** @description Only changes made by this user. */
                actor_id?: components["parameters"]["EventActorParameter"];
                /** @description Only changes of this kind of resource. */
                resource_type?: components["parameters"]["EventResourceTypeParameter"];
                /** @description Only changes of this resource. */
                resource_id?: components["parameters"]["EventResourceIdParameter"];
                /** @description Only changes of this board and of what is on it. The board may have been deleted since. */
                board_id?: components["parameters"]["EventBoardParameter"];
                /** @description Only changes at this time or later. */
                occurred_from?: components["parameters"]["OccurredFromParameter"];
                /** @description Only changes before this time. */
                occurred_before?: components["parameters"]["OccurredBeforeParameter"];
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description The order. `position`, the default, is the order of the log, oldest first. `-position` is the reverse. */
                sort?: components["parameters"]["EventSortParameter"];
                /** @description What to add to each event, separated by commas. `data` is the resource as it now is. A page with `data` has at most 100 events, whatever `limit` is, and ends early when its events and their `data` have about 1 MiB of JSON. It can differ from page to page. */
                include?: components["parameters"]["EventIncludeParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "event_01m7wr7nkje7yr8hdwh5s8epng",
                     *           "type": "card.updated",
                     *           "occurred_at": "2026-11-20T15:12:09.330Z",
                     *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                     *           "actor": {
                     *             "kind": "access_token",
                     *             "user_id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *             "credential_id": "token_01m4qjyhsgfrxt29ymqqke8c1k"
                     *           },
                     *           "resource": {
                     *             "type": "card",
                     *             "id": "card_01m6gvmvx0fm7vn3dkqkybkr2q"
                     *           },
                     *           "request_id": "019aa123-57c2-7b0a-8a44-6f1d0c9b2e75",
                     *           "changes": {
                     *             "completed_at": {
                     *               "to": "2026-11-20T15:12:09.330Z"
                     *             },
                     *             "due_at": {
                     *               "from": "2026-12-04T16:00:00.000Z"
                     *             },
                     *             "label_ids": {
                     *               "from": [],
                     *               "to": [
                     *                 "label_01m6dsjbsmea08mnfhhcnkfrr0"
                     *               ]
                     *             }
                     *           },
                     *           "version": 5
                     *         }
                     *       ],
                     *       "resume_cursor": "h7KdW2nXqT9cYvBm4ErZ0uLsJ5pGgA8fNiO3RtHx6VwMaQe1zUbC_kSyPjoDl"
                     *     }
                     */
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["EventsExpired"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. If the resource has changed since, nothing is done and the response is a 412 `precondition_failed`, so that you don't overwrite a change that you haven't seen. Weak tags never match. `*` matches any state. Without this header, the change is made whatever the current state is. */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "types": [
                 *         "card.created",
                 *         "card.deleted"
                 *       ],
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            200: components["responses"]["ChangedWebhookResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overlap_seconds": 86400
                 *     }
                 */
                "application/json": components["schemas"]["RotateWebhookSecret"];
            };
        };
        responses: {
            200: components["responses"]["RotatedWebhookResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["AcceptedDeliveryResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries with this status. */
                status?: components["parameters"]["DeliveryStatusParameter"];
                /** @description Only attempts to deliver this event. */
                event_id?: components["parameters"]["DeliveryEventParameter"];
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "delivery_01m8a1fh2d6g7s8t9v0w1x2y3z",
                     *           "webhook_id": "webhook_01m8a1c2v5e8fbn0c6rk3t9d7q",
                     *           "kind": "event",
                     *           "event_id": "event_01m8a1fgx4e1p2q3r4s5t6v7w8",
                     *           "event_type": "card.moved",
                     *           "attempt": 2,
                     *           "status": "failed",
                     *           "response_status": 503,
                     *           "failure": "response_status",
                     *           "duration_ms": 184,
                     *           "response_excerpt": "Service Unavailable",
                     *           "created_at": "2026-11-23T10:12:09.330Z",
                     *           "next_attempt_at": "2026-11-23T10:17:14.908Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReplays: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page. Defaults to 50. A page can have fewer before the end of the list: its items have at most about 1 MiB of JSON, unless its first item alone has more. Only `next_cursor` says whether there are more.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page, sent with the same filters. Omit it for the first page. A parameter with its default value is the same as none. A cursor that was altered, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is a cursor from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. Text with characters that no cursor has is a 400 `invalid_request`. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of replays. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["Weak-ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "replay_01m8a2b7k3e4h9v6n1q5s8w0y2",
                     *           "webhook_id": "webhook_01m8a1c2v5e8fbn0c6rk3t9d7q",
                     *           "status": "completed",
                     *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "created_at": "2026-11-23T10:31:18.512Z",
                     *           "ended_at": "2026-11-23T10:31:24.077Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReplayPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReplay: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the webhook. */
                id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "after": "event_01m8a1fgx4e1p2q3r4s5t6v7w8"
                 *     }
                 */
                "application/json": components["schemas"]["CreateReplay"];
            };
        };
        responses: {
            202: components["responses"]["AcceptedReplayResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["EventsExpired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the replay. */
                id: components["parameters"]["ReplayIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReplayResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelReplay: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the replay. */
                id: components["parameters"]["ReplayIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CanceledReplayResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier response, or several. If the response would still have that tag, it is a 304 without a body. `*` matches any tag. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The id of the delivery. */
                id: components["parameters"]["DeliveryIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeliveryResponse"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliver: {
        parameters: {
            query?: {
                /** @description `true` validates the request in full without changing anything. The response has the status and the body, or the problem, that the request would have now, and a success has `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the response are not usable, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses of a code or an invite token are still counted. `false`, the default, carries out the write. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Ensures that the request is carried out only once, however often you send it. If you got no response, send the same request with the same key again. For 24 hours it gets the first response again, byte for byte, with `Idempotent-Replayed: true`, provided that your role still allows the request and you still have access to the resource. Otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. The response to a failed request isn't stored, so you can send it again with the same key. Can fail with 409 `idempotency_key_in_use` while the first request is in progress, with 422 `idempotency_key_reused` if the path, query or body differs, and with 409 `idempotency_key_sealed` if the access token has been rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description The id of the delivery. */
                id: components["parameters"]["DeliveryIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["AcceptedDeliveryResponse"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "event_01m7wr7nkje7yr8hdwh5s8epng",
                 *       "type": "card.moved",
                 *       "occurred_at": "2026-11-20T15:12:09.330Z",
                 *       "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                 *       "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *       "actor": {
                 *         "kind": "access_token",
                 *         "user_id": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *         "credential_id": "token_01m4qjyhsgfrxt29ymqqke8c1k"
                 *       },
                 *       "resource": {
                 *         "type": "card",
                 *         "id": "card_01m6gvs41yf70acner3qhd0h6m"
                 *       },
                 *       "request_id": "019aa123-57c2-7b0a-8a44-6f1d0c9b2e75",
                 *       "changes": {
                 *         "column_id": {
                 *           "from": "column_01m6dsg7hver18cenzpcdz6npy",
                 *           "to": "column_01m6dsg7hvet5t2znwr1mhqk11"
                 *         },
                 *         "after_card_id": {
                 *           "from": "card_01m6gvmvx0fm7vn3dkqkybkr2q"
                 *         }
                 *       },
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["KnownEvent"];
            };
        };
        responses: {
            /** @description You have stored the event, or you ignore it. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
