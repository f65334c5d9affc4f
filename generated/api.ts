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
         * @description Sends a code of six digits to an e-mail address. Together with the `id` of this answer it opens a session, once, within ten minutes. The answer is the same whether or not the address belongs to a user; the first session makes the user.
         *
         *     A code that was sent before stays good until it expires. Only so many codes are sent an hour to one e-mail address, and for one network address; beyond that it is a 429 `rate_limited`, for known and unknown e-mail addresses alike.
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
         * @description Opens a session with the code that was sent by e-mail. The first sign-in with an address makes the user and the user's personal workspace. The session's secret is shown in this answer only. It lasts for 30 days.
         *
         *     Can fail with 422 `wrong_code`, which tells nothing more: the code may be wrong, expired, used or tried five times already, or the sign-in unknown. Then ask for a new code.
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
         * @description Ends the session that the request is sent with. Its secret stops working with the next request; access tokens that you made keep working.
         *
         *     Needs a session; with an access token it is a 403 `session_required`.
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
         * @description Lists the sessions in which you are signed in, oldest first. Those that have expired or were ended are not listed. Which one the request was sent with, `credential.id` of `GET /v1/me` tells.
         *
         *     Needs a session; with an access token it is a 403 `session_required`.
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
         * @description Shows one of your sessions. The sessions of others are a 404.
         *
         *     Needs a session; with an access token it is a 403 `session_required`.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends one of your sessions, this one or another. Its secret stops working with the next request.
         *
         *     Needs a session; with an access token it is a 403 `session_required`.
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
         * Show who you are
         * @description Shows the user and the credential behind the request: whom it stands for, which workspace it belongs to and which scopes it carries. A session belongs to no workspace and carries every scope. Any valid credential may ask.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your name
         * @description Changes what others see you called. The body is a merge patch; an empty object changes nothing. The e-mail address cannot be changed.
         *
         *     Needs a session; with an access token it is a 403 `session_required`.
         */
        patch: operations["updateMe"];
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
         * @description Lists the workspaces that the credential can work in, oldest first. An access token sees exactly its one, a session those that the person is an active member of.
         */
        get: operations["listWorkspaces"];
        put?: never;
        /**
         * Create a workspace
         * @description Makes a team workspace, with you as its owner and only member.
         *
         *     Needs a session; with an access token it is a 403 `session_required`.
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
         * @description Shows one workspace that the credential can work in.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        /**
         * Delete a workspace
         * @description Deletes a team workspace with everything in it: boards, templates, members, invites and access tokens. It is gone at once and cannot be brought back. A personal workspace is a 409 `personal_workspace`.
         *
         *     Needs a session; with an access token it is a 403 `session_required`.
         */
        delete: operations["deleteWorkspace"];
        options?: never;
        head?: never;
        /**
         * Rename a workspace
         * @description Changes the name of a workspace, personal ones included. The body is a merge patch; an empty object changes nothing.
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
         * Hand a workspace over
         * @description Makes another active member an owner in your place; you stay as an admin. Naming yourself changes nothing.
         *
         *     Can fail with 422 `unknown_member` when `member_id` is not an active member of this workspace, and with 409 `personal_workspace`. Needs a session; with an access token it is a 403 `session_required`. A guest who becomes the owner counts as one member more: where limits hold, that fails as `createMember` does.
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
         * @description Ends your membership. Your access tokens for the workspace stop working, and its cards lose you as an assignee; what you made stays.
         *
         *     Can fail with 409 `last_owner` when nobody would be left as owner, and with 409 `personal_workspace` for your own personal one. Needs a session; with an access token it is a 403 `session_required`.
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
         * @description Lists the members of a workspace, those included who are invited and have not joined yet, oldest first.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite someone to a workspace
         * @description Makes a member record and sends an invite by e-mail to the address in this very request. The invite is good for seven days and for one use, and only for that address. Inviting an address again whose invite is still open replaces that invite: the record keeps its id and takes the new role and boards, a new mail is sent, and the older link stops working.
         *
         *     Only so many invites are sent to one address, for one workspace and from one network, resent ones included, and fewer for a new workspace: beyond that it is a 429 `rate_limited` that names the limit.
         *
         *     Can fail with 403 `insufficient_scope` when `role` is `admin` or `owner`, or the open invite is for one of them, and the access token lacks `workspace:write`, 403 `role_too_high` when `role` is above your own, 409 `already_member` when the address belongs to an active member, 409 `personal_workspace` when a personal workspace would get a second owner, 422 `unknown_board` when one of `board_ids` is not a board of the workspace, and 422 `boards_only_for_guests` when `board_ids` is given for another role than guest. Where limits hold, it is a 403 `plan_limit_reached` when the plan allows no more members, among whom guests do not count, and a 409 `billing_canceled` once billing has ended.
         */
        post: operations["createMember"];
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
         * @description Lists the access tokens of a workspace, oldest first: your own, and for admins and owners those of all members. Expired ones are listed, revoked ones are not.
         */
        get: operations["listAccessTokens"];
        put?: never;
        /**
         * Create an access token
         * @description Makes an access token for this workspace that acts for you. Its secret is shown in this answer only. What it may do is its scopes, within what your role allows at the moment of each request.
         *
         *     Can fail with 403 `scope_too_wide` when the scopes hold one that your role never allows or, when an access token makes it, when it would have a scope that the making token lacks or outlive it; with 422 `unknown_scope`; with 422 `already_expired` when `expires_at` is not in the future; and with 409 `limit_reached` when the workspace has 1,000 tokens that work. The secret before a rotation cannot make tokens: 403 `current_secret_required`.
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
         * Get the billing of a workspace
         * @description Shows the plan of a workspace, its seats, how much of each limit is used, and whom invoices go to. Its `ETag` changes with what is used, too.
         */
        get: operations["getBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change whom invoices go to
         * @description Changes the e-mail address and the postal address for invoices, and the tax id. The body is a merge patch, that of the postal address within it too; an empty object changes nothing. Invoices that are closed already stay as they are.
         *
         *     Can fail with 422 `incomplete_address` when the postal address would lack `line1`, `city` or `country` but hold something else.
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
         * @description Gives the workspace another plan or another length of its periods, now or at the end of the period. A change now is charged by the day: today at the dearer of the two plans, the days after at the new one. A change at the end of the period waits in `next_plan`; changing to the plan that there is takes it back. Changing the plan takes back a cancellation as well. The first time that a workspace chooses a plan with `trial_days`, these days cost nothing.
         *
         *     Can fail with 422 `unknown_plan` when there is no such plan, or not for such periods, with 409 `plan_too_small` when more is used than the plan allows and the limits hold for the workspace, each in `errors`, with 409 `interval_at_period_end` when a period that has begun would get another length, and with 409 `billing_canceled` when billing has ended, so that there is no end of a period. A change now begins anew then.
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
         * Preview a change of plan
         * @description Tells what a change would cost, and changes nothing. It takes what `changePlan` takes and fails as it fails. The amounts hold if the change were made at this moment and the seats stayed as they are. They follow the rule by days of this service, without tax. Where `exact` is false, a payment provider writes the invoices by its own rules: `createPlanPreview` asks it.
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
         * Ask the payment provider what a change of plan would cost
         * @description Asks the payment provider what it would bill if the plan were changed at this moment, with its proration and tax, and changes nothing there or here. It takes what `changePlan` takes and fails as it fails. The provider is asked in the background: the preview is `pending` in this answer. Read it with `getPlanPreview` until it is `ready`, which usually takes a second or two. It is good for a quarter of an hour.
         *
         *     Can fail with 409 `no_payment_provider` where no payment provider would collect what the workspace pays: `previewPlanChange` is exact there. As `changePlan`, with 422 `unknown_plan`, and with 409 `plan_too_small`, `interval_at_period_end` and `billing_canceled`.
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
         * Get what a payment provider says of a change of plan
         * @description Shows a preview, with the provider's figures once it has answered and as long as they are good. A preview is forgotten a day after it was made.
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
         * @description Ends what is to be paid, at the end of the period or now. It is always allowed. From then on everything stays readable, and nothing more is made where limits are enforced. A trial ends without anything to be paid. Canceling again changes nothing, but that `now` does not wait for the end of the period any more.
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
         * Make a link to a page for payments
         * @description Asks the payment provider for a page on which somebody leaves a way to pay (`payment_method`), or sees invoices and ways to pay (`portal`). The page is made in the background: the link is `pending` in this answer. Read it with `getBillingLink` until it is `open`, which usually takes a second or two, and lead the person to its `url`.
         *
         *     Can fail with 409 `no_payment_provider` where no payment provider collects what the workspace pays: its invoices are those of the service itself, or it has not chosen a plan with a price yet.
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
         * Get a link to a page for payments
         * @description Shows a link, with its address once there is one. A link is forgotten a day after it was made.
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
         * @description Takes back a cancellation. Before its time comes nothing has happened; afterwards the workspace has its plan again, at the price of today. Where nothing is canceled it changes nothing.
         *
         *     Can fail with 422 `unknown_plan` when the plan is not offered any more: choose another with `changePlan`, which resumes too.
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
         * @description Lists the invoices and credit notes of a workspace, newest first. An invoice is closed when its period ends and something is to be paid for it; from then on nothing of it changes but what became of it.
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
         * @description Shows an invoice or a credit note with its lines, and where it can be printed.
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
         * @description Lists the cards of all boards of a workspace that the credential may see, cards on archived boards left out, oldest card first. With `assignee_id` it shows one person's tasks. Filters are combined with "and"; a filter that nothing fits makes an empty list.
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
         * @description Shows one member of a workspace, invited or active. A guest sees none, so each is a 404 to a guest.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Removes a member from the workspace, or revokes the invite of someone who has not joined yet. It holds from the next request on: the member's access tokens stop working, and the member's cards lose this assignee. What the member made stays.
         *
         *     Can fail with 403 `insufficient_scope` when the member is `admin` or `owner` and the access token lacks `workspace:write`, with 403 `role_too_high` when the member's role is above your own, and with 409 `last_owner` when nobody would be left as owner.
         */
        delete: operations["deleteMember"];
        options?: never;
        head?: never;
        /**
         * Change a member
         * @description Changes the role of a member, or the boards that a guest sees, from the next request on. The body is a merge patch; an empty object changes nothing. `board_ids` replaces the whole list. Whoever becomes a guest sees the boards that are given along with the role, and none otherwise; whoever stops being one loses the list. A guest is taken off the cards of the boards that it does not see.
         *
         *     Can fail with 403 `insufficient_scope` when the new role or the present one is `admin` or `owner` and the access token lacks `workspace:write`, 403 `role_too_high` when one of them is above your own, 409 `last_owner` when nobody would be left as owner, 409 `personal_workspace` when a personal workspace would get a second owner, 422 `unknown_board` when one of `board_ids` is not a board of the workspace, and 422 `boards_only_for_guests` when `board_ids` is given for another role than guest. A guest who becomes more than that counts as one member more: where limits hold, that fails as `createMember` does.
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
         * Send an invite again
         * @description Sends a new invite to a member who has not joined yet. It is good for another seven days; the link in the older mail stops working. An invite that has expired can be sent again too.
         *
         *     Can fail with 403 `insufficient_scope` when the invite is for an `admin` or `owner` and the access token lacks `workspace:write`, with 403 `role_too_high` when it is for a role above your own, with 409 `not_invited` when the member has joined already, and with 429 `rate_limited` when too many invites were sent, as `createMember` does.
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
                 * @description The token from the mail that brought the invite. Anything else is a 404.
                 * @example this-is-not-a-real-token-but-looks-like-one
                 */
                invite_token: components["parameters"]["InviteTokenParameter"];
            };
            cookie?: never;
        };
        /**
         * Look at an invite
         * @description Shows what an invite is for. It needs no credential besides the token in the path, and changes nothing. An invite that is unknown, expired, used, replaced or revoked is a 404.
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
                 * @description The token from the mail that brought the invite. Anything else is a 404.
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
         * @description Joins the workspace as the signed-in person, with the role and the boards of the invite. Sign in with the e-mail address that was invited: for anyone else it is a 403 `wrong_recipient`, and for an access token a 403 `session_required`. An invite that is unknown, expired, used, replaced or revoked is a 404.
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
                 * @description The token from the mail that brought the invite. Anything else is a 404.
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
         * @description Turns an invite down; the member record goes with it. Sign in with the e-mail address that was invited: for anyone else it is a 403 `wrong_recipient`, and for an access token a 403 `session_required`. An invite that is unknown, expired, used, replaced or revoked is a 404.
         */
        post: operations["declineInvite"];
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
         * @description Shows one access token: your own or, for admins and owners, any of the workspace. For others it is a 404.
         */
        get: operations["getAccessToken"];
        put?: never;
        post?: never;
        /**
         * Revoke an access token
         * @description Revokes an access token: your own or, for admins and owners, any of the workspace. All its secrets stop working with the next request. An access token may revoke itself.
         *
         *     Tokens that this one minted keep working unless `cascade` is `true`: a token that sets up others can be retired without stopping them. Use `cascade` when its secret may have leaked. The secret before a rotation cannot revoke tokens: 403 `current_secret_required`.
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
         * @description Gives an access token a new secret, which is shown in this answer only. Its id, scopes and end stay: an expired token stays expired. The secret before keeps working for `overlap_seconds`, and a still older one stops at once, so that a token has two working secrets at most. An access token may rotate itself.
         *
         *     Leave out the overlap when a secret may have leaked: until it ends, the secret before can still read and change what the token may. It cannot rotate or revoke tokens, hand out new secrets or change members: that is a 403 `current_secret_required`. Tokens that this one minted stay as they are.
         *
         *     Can fail with 403 `not_creator` when somebody else made the token, because the secret acts for its maker, and with 403 `scope_too_wide` when an access token rotates one that has more scopes or a later end than itself.
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
         * @description Lists the boards of a workspace that the credential may see, oldest first. Archived boards are listed only with `archived=true`, and then alone.
         */
        get: operations["listBoards"];
        put?: never;
        /**
         * Create a board
         * @description Creates a board. With `template_id` the template's columns, labels and starter cards are copied onto it at once; without, the board starts with one column. Later edits of the template do not touch the board.
         *
         *     Can fail with 422 `unknown_template` when the template is neither built in nor one of the workspace's, and `unknown_workspace` when the credential cannot work in that workspace. Where limits hold, it is a 403 `plan_limit_reached` when the plan allows no more boards, and a 409 `billing_canceled` once billing has ended.
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
         * @description Shows one board, archived or not.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        /**
         * Delete a board
         * @description Deletes a board with everything on it. It is gone at once and cannot be brought back; to keep it out of sight only, archive it.
         */
        delete: operations["deleteBoard"];
        options?: never;
        head?: never;
        /**
         * Change a board
         * @description Changes the name or the description of a board, archived or not. The body is a merge patch: what is absent stays, `null` clears the description, and an empty object changes nothing.
         */
        patch: operations["updateBoard"];
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
         * @description Takes a board out of the list of boards. Everything on it stays and can still be read and changed. A board that is archived already stays as it is.
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
         * @description Brings an archived board back into the list of boards. A board that is not archived stays as it is.
         */
        post: operations["restoreBoard"];
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
         * @description Lists the columns of a board in their order, the first one first.
         */
        get: operations["listColumns"];
        put?: never;
        /**
         * Create a column
         * @description Adds a column to a board, as the last one unless `position` says otherwise. A board holds at most 100 columns; beyond that it is a 409 `limit_reached`. Where limits hold, it is a 409 `billing_canceled` once billing has ended.
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
         * @description Lists the cards of a board in board order: column by column, and from top to bottom in each. Filters are combined with "and"; a filter that nothing fits makes an empty list.
         *
         *     Can fail with 422 `search_too_slow` when a search by `q` takes more than two seconds.
         */
        get: operations["listCards"];
        put?: never;
        /**
         * Create a card
         * @description Creates a card in a column of the board: the first column unless `column_id` names another one, and at its bottom unless `position` says otherwise.
         *
         *     Can fail with 422 `unknown_column`, `unknown_label` or `unknown_assignee` when one of those does not belong to the board or its workspace, and with 409 `limit_reached` when the board holds 10,000 cards, archived ones included. Where limits hold, it is a 409 `billing_canceled` once billing has ended.
         */
        post: operations["createCard"];
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
         * @description Adds a label to a board. It is a 409 `label_name_taken` when the board has a label of this name, upper and lower case aside, and a 409 `limit_reached` when it has 200 labels. Where limits hold, it is a 409 `billing_canceled` once billing has ended.
         */
        post: operations["createLabel"];
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
         * @description Shows one column.
         */
        get: operations["getColumn"];
        put?: never;
        post?: never;
        /**
         * Delete a column
         * @description Deletes an empty column. It is a 409 `column_not_empty` while the column holds cards, archived ones included, and a 409 `last_column` for the only column of a board.
         */
        delete: operations["deleteColumn"];
        options?: never;
        head?: never;
        /**
         * Change a column
         * @description Changes the name or the limit of a column. The body is a merge patch: what is absent stays, `null` clears the limit, and an empty object changes nothing. To change its place, move it.
         */
        patch: operations["updateColumn"];
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
         * @description Moves a column to another place on its board. The cards go with it. It is a 409 `anchor_moved` when the column to move next to is not on this board, any more or at all. A column moved next to itself stays where it is.
         */
        post: operations["moveColumn"];
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
         * @description Shows one card, archived or not.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        /**
         * Delete a card
         * @description Deletes a card with its comments. It cannot be brought back; to keep it out of sight only, archive it.
         */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        /**
         * Change a card
         * @description Changes what a card says. The body is a merge patch: what is absent stays, `null` clears, and an empty object changes nothing. `label_ids` and `assignee_ids` replace the whole list. To change its column or its place, move it.
         *
         *     Can fail with 422 `unknown_label` or `unknown_assignee` when one of those does not belong to the board or its workspace.
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
         * @description Moves a card to a place in a column of its board: before or after another card of that column, or to the top or the bottom.
         *
         *     It is a 409 `anchor_moved` when the card to move next to is not in that column, any more or at all, and a 422 `unknown_column` when the column is not one of the card's board. A card moved next to itself stays where it is.
         */
        post: operations["moveCard"];
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
         * @description Takes a card out of the lists of cards. It keeps its column and can still be read and changed. A card that is archived already stays as it is.
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
         * @description Brings an archived card back into its column, at the place that it had. A card that is not archived stays as it is.
         */
        post: operations["restoreCard"];
        delete?: never;
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
         * @description Lists the comments on a card, oldest first.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a card
         * @description Adds a comment to a card. Guests may comment on the cards that they can see. Beyond 5,000 comments it is a 409 `limit_reached`. Where limits hold, it is a 409 `billing_canceled` once billing has ended.
         */
        post: operations["createComment"];
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
         * @description Lists the share links of a card, oldest first. Expired ones are listed, revoked ones are not. Their tokens are not shown: each was shown once, when its link was made.
         */
        get: operations["listShareLinks"];
        put?: never;
        /**
         * Share a card by a link
         * @description Makes a link that shows the card to whoever holds it, without a credential: what it says now and later, until the link is revoked or expires. The token and the address are shown in this answer only.
         *
         *     Can fail with 422 `already_expired` when `expires_at` is not in the future, and with 409 `limit_reached` when the card has 100 links that work. Where limits hold, it is a 409 `billing_canceled` once billing has ended.
         */
        post: operations["createShareLink"];
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
         * @description Shows one share link, without its token.
         */
        get: operations["getShareLink"];
        put?: never;
        post?: never;
        /**
         * Revoke a share link
         * @description Revokes a share link. It stops showing the card with the next request and cannot be brought back.
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
                 * @description The token of the share link. Anything else is a 404.
                 * @example not-a-real-share-token
                 */
                share_token: components["parameters"]["ShareTokenParameter"];
            };
            cookie?: never;
        };
        /**
         * Show a shared card
         * @description Shows what a share link shows of its card. It needs no credential besides the token in the path. A link that is unknown, revoked or expired is a 404.
         *
         *     Tokens made before 1.5.1 are 12 hexadecimal digits. Such links work for 14 days after the service was upgraded to 1.5.1, and tell that end in `Sunset`; from then on every token of that shape, known or not, is a 410 `link_expired`.
         *
         *     Wrong tokens can be tried 60 times a minute from one network, and 5 times when they are 12 hexadecimal digits. Beyond that every token of that kind is a 429 `rate_limited` from there, a right one too.
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
         * @description Shows one label.
         */
        get: operations["getLabel"];
        put?: never;
        post?: never;
        /**
         * Delete a label
         * @description Deletes a label and takes it off every card that carries it. The cards stay.
         */
        delete: operations["deleteLabel"];
        options?: never;
        head?: never;
        /**
         * Change a label
         * @description Changes the name or the color of a label, on every card that carries it. The body is a merge patch; an empty object changes nothing. It is a 409 `label_name_taken` when another label of the board has this name, upper and lower case aside.
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
         * @description Shows one comment.
         */
        get: operations["getComment"];
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Deletes a comment. Its author and the workspace's admins and owners may; for anyone else who can see it, it is a 403 `not_author`.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Change a comment
         * @description Changes the text of a comment. Only its author may; for anyone else who can see it, it is a 403 `not_author`. The body is a merge patch; an empty object changes nothing.
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
         * @description Lists the plans that a workspace can have, the smallest first. Prices and limits are those for whoever chooses a plan today; a workspace keeps the price that it has agreed to until it changes its plan.
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
         * @description Lists the built-in templates first, then those of the workspace, oldest first. A guest sees the built-in ones only.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Save a board as a template
         * @description Saves the columns and labels of a board as a template of its workspace and, with `include_cards`, its cards that are not archived as starter cards. The template is a copy: later changes of the board do not touch it.
         *
         *     Can fail with 422 `unknown_board` or `unknown_workspace`, and with 409 `limit_reached` when the board has more than 500 cards to include. Where limits hold, it is a 403 `plan_limit_reached` when the plan allows no more templates, and a 409 `billing_canceled` once billing has ended.
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
         * @description Shows one template, built in or of the workspace.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a template
         * @description Deletes a template of the workspace. Boards made from it stay and keep its id as their `template_id`. A built-in template is a 403 `builtin_template`.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Change a template
         * @description Changes the name or the description of a template of the workspace. Boards made from it are not touched. The body is a merge patch: what is absent stays, `null` clears the description, and an empty object changes nothing. A built-in template is a 403 `builtin_template`.
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
         * @description Lists what was changed in a workspace, deletions included, oldest first. Changes that ran at the same moment may stand in either order; what a resource is now, the resource itself tells. Filters are combined with "and"; a filter that nothing fits makes an empty list.
         *
         *     To follow a workspace, read to the last page, keep its `resume_cursor` and send it as `cursor` later, with the same filters. Nothing is skipped, not even changes that were begun early and finished late; an event is shown as soon as no earlier one can turn up any more. Times are not such a place to go on from: `occurred_from` would miss late ones.
         *
         *     Where the limits of plans hold (`limits_enforced` of the billing), events older than `event_retention_days` of the plan are left out. They are kept, and a plan that allows more shows them again.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: email
         * @description An e-mail address of ASCII characters: at most 64 before the `@` (RFC 5321), then a domain of at least two labels of at most 63 characters each (RFC 1035). Write a domain in other scripts in its `xn--` form. The service keeps addresses in lower case, so that addresses which differ only in case are the same.
         * @example ada@example.com
         */
        EmailAddress: string;
        /** @description Whom to send a code to. */
        CreateSignInCode: {
            email: components["schemas"]["EmailAddress"];
        };
        /**
         * @description Names one request in the service's logs. Quote it when you report a problem.
         * @example 019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41
         */
        RequestId: string;
        /**
         * @description A list of policies (RFC 9651), each with its quota `q` in requests and its window `w` in seconds.
         * @example "credential";q=1500;w=60
         */
        PolicyField: string;
        /**
         * @description A list of policies (RFC 9651), each with how many requests are left, `r`, and the seconds `t` after which all of them are available again.
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
         * @description A moment as the service shows it: UTC, with milliseconds and a `Z`, always in this one form, so that timestamps can be compared as text.
         * @example 2026-11-21T09:30:00.123Z
         */
        Timestamp: string;
        /** @description A sign-in that waits for the code that was sent by e-mail. */
        SignIn: {
            /** @description Send it as `sign_in_id`, together with the code. It is of no use without the code. */
            id: components["schemas"]["SignInId"];
            /** @description The address that the code is sent to, in the form in which the service keeps it. */
            email: components["schemas"]["EmailAddress"];
            /** @description When the code stops working. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kind of problem, for programs. The codes of this release are listed with their meaning under `x-problems` at the root of this document and on the pages that `type` leads to. Treat a code that you do not know by its status.
         * @example invalid_request
         */
        ProblemCode: string;
        /**
         * @description Why the value was refused: a code listed under `x-problem-errors` at the root of this document for its shape, or the problem's own code for its meaning. New codes may be added in any release.
         * @example too_long
         */
        ProblemErrorCode: string;
        /** @description One thing that is wrong with the request. Exactly one of `pointer`, `parameter` and `header` says where. */
        ProblemError: {
            /**
             * Format: json-pointer
             * @description A JSON pointer (RFC 6901) into the request body; empty for the body as a whole.
             */
            pointer?: string;
            /** @description The name of the path or query parameter. */
            parameter?: string;
            /** @description The name of the request header. */
            header?: string;
            code: components["schemas"]["ProblemErrorCode"];
            /** @description What is wrong there, in a sentence for a person. */
            detail: string;
        };
        /**
         * @description The name of a rate limit: `credential` (requests of this credential), `anonymous` (requests from this network without a good credential), one of those on secrets that can be guessed: `sign-in-email`, `sign-in-network`, `shared-card`, `legacy-shared-card`, `invite`, or one of those on invites that are sent: `invite-recipient`, `invite-recipient-daily`, `invite-workspace`, `invite-network`. There may be others in any release.
         * @example credential
         */
        PolicyName: string;
        /**
         * Format: int32
         * @description How many seconds to wait before the request is sent again, as `Retry-After` says. Only with `rate_limited`.
         * @example 2
         */
        RetryAfterSeconds: number;
        /**
         * @description What a limit counts: `members` (guests left out, open invites included), `boards` (archived ones included), `templates` and `webhooks` of the workspace; `event_retention_days`, how old the events are at most that are shown; `api_requests_per_minute` of one access token. More may be added.
         * @example boards
         */
        LimitName: string;
        /**
         * Format: int32
         * @description The largest value that is allowed.
         * @example 10
         */
        LimitValue: number;
        /**
         * Format: int32
         * @description How much is used.
         */
        LimitUse: number;
        /**
         * @description The id of a plan, such as `free`, `team` or `business`. Every installation has `free`, with which each workspace begins.
         * @example team
         */
        PlanId: string;
        /** @description What went wrong, as RFC 9457 has it. Decide on `code`; show `title` and `detail` to people. New codes and new properties may be added in any release. */
        Problem: {
            /**
             * Format: uri-reference
             * @description The address of the page that explains this kind of problem.
             */
            type: string;
            /** @description The kind of problem in a few words. It is the same for every problem of this `code`. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status of this response.
             */
            status: number;
            /** @description What went wrong this time, in a sentence for a person. */
            detail: string;
            code: components["schemas"]["ProblemCode"];
            request_id: components["schemas"]["RequestId"];
            /** @description Each thing that is wrong with the request, where it can be named. */
            errors?: components["schemas"]["ProblemError"][];
            /** @description The rate limits that are used up, by their names in `RateLimit-Policy`. Only with `rate_limited`. */
            violated_policies?: components["schemas"]["PolicyName"][];
            retry_after_seconds?: components["schemas"]["RetryAfterSeconds"];
            /** @description The limit of the plan that is reached. Only with `plan_limit_reached`, as are the next three. */
            limit?: components["schemas"]["LimitName"];
            limit_value?: components["schemas"]["LimitValue"];
            /** @description How much is used. */
            used?: components["schemas"]["LimitUse"];
            /** @description The smallest plan that allows more. Absent when there is none. */
            lifted_by?: components["schemas"]["PlanId"];
        };
        /**
         * @description The six digits that were sent by e-mail, as text, because they may begin with a zero.
         * @example 402817
         */
        SignInCode: string;
        /**
         * @description A name that people read. It holds at least one character that is not white space, and no NUL. It is stored as it was sent.
         * @example Website relaunch
         */
        Name: string;
        /** @description A session to be opened with a code. */
        CreateSession: {
            sign_in_id: components["schemas"]["SignInId"];
            code: components["schemas"]["SignInCode"];
            /** @description What to call the session in the list of sessions, such as the device it is used on. */
            name?: components["schemas"]["Name"];
            /** @description What to call the person, when this sign-in makes the user; the part of the address before the `@` when absent. A user who is known already keeps the name. */
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
            /** @description When the session was last used, give or take a few minutes. Absent before its first use. */
            last_used_at?: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When the session ends by itself, 30 days after it was opened. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The secret of a session, to be sent as `Authorization: Bearer`. It begins with `bws_`; treat the rest as opaque. Whoever holds it acts as you. */
        SessionSecret: string;
        /**
         * @description The id of a user.
         * @example user_01m4qjvsx0fzf9azfengc6spbs
         */
        UserId: string;
        /** @description A person who uses the service. */
        User: {
            id: components["schemas"]["UserId"];
            email: components["schemas"]["EmailAddress"];
            name: components["schemas"]["Name"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A new session with its secret, which is not shown again. */
        CreatedSession: {
            session: components["schemas"]["Session"];
            secret: components["schemas"]["SessionSecret"];
            user: components["schemas"]["User"];
        };
        /**
         * @description A name for one request, made by the client, such as a UUID: 1 to 255 printable ASCII characters. One with a space, a comma, a quote or a backslash in it is written in double quotes, as a string of RFC 9651; any other may be. `"a"` and `a` are the same key.
         * @example 2f6c1f0e-6a3b-4c5d-9a80-1b0c6f1f7c55
         */
        IdempotencyKey: string;
        /**
         * @description An opaque place in a list. It is valid only for the operation, path and filters that it was given for; what it holds may change at any time.
         * @example x2T9kQmB7vWcE4LhZr0uYdN5sJgP8aXfOi3RtKq6VwMe1HzUbC_nSyGjAoDl
         */
        PageCursor: string;
        /**
         * @description `*`, or entity tags as an `ETag` gave them, separated by commas.
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
         * @description The id of a credential. Its prefix, `token` or `session`, tells the kind.
         * @example token_01m4qjyhsgfrxt29ymqqke8c1k
         */
        CredentialId: string;
        /**
         * @description A permission that a credential carries, as a resource and an action. The values of this release are listed under `x-extensible-enum`; more may be added.
         * @example boards:read
         */
        Scope: string;
        /**
         * @description The id of a workspace.
         * @example workspace_01m4qjvsx0em797w0ccb7nkwgp
         */
        WorkspaceId: string;
        /** @description What the request was authenticated with. The secret itself is never shown. */
        Credential: {
            kind: components["schemas"]["CredentialKind"];
            id: components["schemas"]["CredentialId"];
            name?: components["schemas"]["Name"];
            /** @description The scopes that the credential carries, before the member's role cuts them down. A session has all. */
            scopes: components["schemas"]["Scope"][];
            /** @description The workspace that an access token belongs to. Absent for a session. */
            workspace_id?: components["schemas"]["WorkspaceId"];
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description Who the request comes from. */
        Me: {
            user: components["schemas"]["User"];
            credential: components["schemas"]["Credential"];
        };
        /** @description A merge patch of yourself. */
        UpdateMe: {
            name?: components["schemas"]["Name"];
        };
        /**
         * @description `personal` for the workspace that every user has from the start, `team` for any other. Both can have members. More values may be added.
         * @example personal
         */
        WorkspaceKind: string;
        /** @description A workspace owns boards and templates, and has its own members and its own billing. */
        Workspace: {
            id: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            kind: components["schemas"]["WorkspaceKind"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of workspaces. */
        WorkspacePage: {
            data: components["schemas"]["Workspace"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A team workspace to be made. */
        CreateWorkspace: {
            name: components["schemas"]["Name"];
        };
        /** @description A merge patch of a workspace. */
        UpdateWorkspace: {
            name?: components["schemas"]["Name"];
        };
        /**
         * @description The id of a member of a workspace. It stays the same from the invite on.
         * @example member_01m4wn2v60e6ete2skbp0x3gvv
         */
        MemberId: string;
        /** @description Whom to hand a workspace over to. */
        TransferWorkspace: {
            member_id: components["schemas"]["MemberId"];
        };
        /**
         * @description The role of a member, as `MemberRole` describes it. More values may be added.
         * @example owner
         */
        MemberRoleValue: string;
        /**
         * @description `invited` until the invite is accepted, then `active`. More values may be added.
         * @example invited
         */
        MemberStatus: string;
        /**
         * @description The id of a board.
         * @example board_01m6dsg7hvefh9b55372afcnje
         */
        BoardId: string;
        /** @description The boards that a guest sees, all of the workspace. Only guests have such a list; it may be empty. */
        MemberBoardIds: components["schemas"]["BoardId"][];
        /** @description Someone who belongs to a workspace or is invited to it. */
        WorkspaceMember: {
            id: components["schemas"]["MemberId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            /** @description The address that the invite was sent to, and of the user once active. */
            email: components["schemas"]["EmailAddress"];
            /** @description The name of the user. Absent until the invite is accepted. */
            name?: components["schemas"]["Name"];
            /** @description The user. Absent until the invite is accepted, also when the address belongs to one. */
            user_id?: components["schemas"]["UserId"];
            role: components["schemas"]["MemberRoleValue"];
            status: components["schemas"]["MemberStatus"];
            /** @description When the latest invite was sent. It is good for seven days from then. */
            invited_at: components["schemas"]["Timestamp"];
            /** @description When the member joined. Absent until then. */
            joined_at?: components["schemas"]["Timestamp"];
            board_ids?: components["schemas"]["MemberBoardIds"];
        };
        /** @description One page of members. */
        WorkspaceMemberPage: {
            data: components["schemas"]["WorkspaceMember"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description What a member may do, from the most to the least: an `owner` everything, an `admin` everything but what only owners may, a `member` all work on boards, and a `guest` sees and comments on the boards that it was given, and nothing else.
         * @enum {string}
         */
        MemberRole: "owner" | "admin" | "member" | "guest";
        /** @description Someone to be invited. */
        CreateWorkspaceMember: {
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["MemberRole"];
            board_ids?: components["schemas"]["MemberBoardIds"];
        };
        /**
         * @description The id of an access token. It is no secret.
         * @example token_01m4qjyhsgfrxt29ymqqke8c1k
         */
        AccessTokenId: string;
        /**
         * @description The first characters of the secret, by which people recognise it.
         * @example bwt_7Kq2
         */
        AccessTokenPrefix: string;
        /** @description A credential of a program. It belongs to one workspace and acts for the member who made it. */
        AccessToken: {
            id: components["schemas"]["AccessTokenId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            /** @description The scopes that the token carries, before the member's role cuts them down. */
            scopes: components["schemas"]["Scope"][];
            /** @description The first characters of the secret. Absent for secrets from before 2.0.0. */
            prefix?: components["schemas"]["AccessTokenPrefix"];
            /** @description When the token was last used. It is brought up to date every 20 seconds and not with each request; a crash of the service can lose the uses since. Absent before the first use. */
            last_used_at?: components["schemas"]["Timestamp"];
            /** @description When the token stops working. Absent when it does not expire. */
            expires_at?: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            /** @description The access token that made this one. It stays when that token is revoked. Absent when a person or the operator made this one, and in tokens from before 2.7.0. */
            minted_by?: components["schemas"]["AccessTokenId"];
            /** @description `true` when the token is from before 2.7.0 and has `members:write` without `workspace:write`: it may still invite, change and remove admins and owners. Rotating keeps this; tokens that it makes do not get it. Absent in all others. */
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
         * @description A moment as a client sends it: an RFC 3339 date-time with `Z` or an offset, in the years 1000 to 9999 both as written and in UTC, with at most nine digits of a second. Digits beyond the millisecond are dropped. A leap second (`:60`) is a 400. In a query, write `+` as `%2B`.
         * @example 2026-11-21T10:30:00+01:00
         */
        Moment: string;
        /** @description An access token to be made. */
        CreateAccessToken: {
            name: components["schemas"]["Name"];
            /** @description The scopes that the token is to carry. */
            scopes: components["schemas"]["Scope"][];
            /** @description When the token is to stop working. When absent it does not expire or, when an access token makes it, it ends together with that one. */
            expires_at?: components["schemas"]["Moment"];
        };
        /** @description The secret of an access token, to be sent as `Authorization: Bearer`. It begins with `bwt_` and ends with a checksum, so that secret scanners can find it; treat the rest as opaque. */
        AccessTokenSecret: string;
        /** @description An access token with its secret, which is not shown again. */
        CreatedAccessToken: {
            access_token: components["schemas"]["AccessToken"];
            secret: components["schemas"]["AccessTokenSecret"];
        };
        /**
         * @description The id of the billing of a workspace, by which events name it.
         * @example billing_01m4qjvsx0e5kbxbz5hkx8m6vr
         */
        BillingId: string;
        /**
         * @description How long a period is. It begins at 00:00 UTC on the same day of each month or year. More values may be added.
         * @example month
         */
        BillingIntervalValue: string;
        /**
         * @description `trialing` while nothing is to be paid yet, `past_due` while an invoice is overdue, `canceled` once billing has ended, else `active`. More values may be added.
         * @example active
         */
        BillingStatus: string;
        /**
         * @description A currency by its code (ISO 4217).
         * @example EUR
         */
        Currency: string;
        /**
         * Format: int64
         * @description An amount in the smallest unit of its currency (ISO 4217): 800 is 8.00 euros. Amounts are never fractions.
         * @example 800
         */
        MinorUnits: number;
        /** @description The period that runs now. */
        BillingPeriod: {
            start: components["schemas"]["Timestamp"];
            /** @description The first moment after it. */
            end: components["schemas"]["Timestamp"];
        };
        /**
         * Format: int32
         * @description A number of seats.
         * @example 3
         */
        SeatCount: number;
        /** @description Seats follow the active members; guests take none. */
        BillingSeats: {
            /** @description How many active members are no guests. */
            used: components["schemas"]["SeatCount"];
            /** @description How many seats cost nothing. */
            included: components["schemas"]["SeatCount"];
            /** @description How many seats are used beyond the included ones. */
            charged: components["schemas"]["SeatCount"];
        };
        /**
         * @description `warning` from four fifths of the limit on, `reached` when nothing more can be made, else `ok`. More values may be added.
         * @example ok
         */
        LimitStatus: string;
        /** @description One limit of the plan and how much of it is used. */
        BillingLimit: {
            name: components["schemas"]["LimitName"];
            /** @description Absent for what is not counted but holds at every moment, such as a rate. */
            used?: components["schemas"]["LimitUse"];
            /** @description The largest value that is allowed. Absent where there is no limit. */
            limit?: components["schemas"]["LimitValue"];
            status: components["schemas"]["LimitStatus"];
        };
        /**
         * @description One line of a postal address, without control characters.
         * @example Am Markt 5
         */
        AddressLine: string;
        /**
         * @description A country by its code of two letters (ISO 3166-1).
         * @example DE
         */
        CountryCode: string;
        /** @description The postal address that invoices show. */
        BillingAddress: {
            /** @description The person or company. Absent when the name of the workspace is to do. */
            name?: components["schemas"]["AddressLine"];
            line1: components["schemas"]["AddressLine"];
            line2?: components["schemas"]["AddressLine"];
            postal_code?: components["schemas"]["AddressLine"];
            city: components["schemas"]["AddressLine"];
            region?: components["schemas"]["AddressLine"];
            country: components["schemas"]["CountryCode"];
        };
        /**
         * @description A tax number, such as a VAT identification number. It is printed on invoices and not checked.
         * @example DE123456789
         */
        TaxId: string;
        /**
         * @description Who collects the money: `manual` for the operator of the service, with invoices of its own, or `stripe`. More may be added.
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
            /** @description What the workspace has agreed to pay for each charged seat and a whole period. */
            seat_price: components["schemas"]["MinorUnits"];
            /** @description The period that runs now. Absent once billing has ended. */
            period?: components["schemas"]["BillingPeriod"];
            /** @description Until when nothing is to be paid. Absent outside of a trial. */
            trial_ends_at?: components["schemas"]["Timestamp"];
            /** @description What the plan becomes at the end of the period. Absent when it stays. */
            next_plan?: components["schemas"]["PlanId"];
            /** @description The length of periods from then on. Present together with `next_plan`. */
            next_interval?: components["schemas"]["BillingIntervalValue"];
            /** @description When billing ends. Absent when it goes on, or has ended. */
            cancel_at?: components["schemas"]["Timestamp"];
            /** @description Since when billing has ended. */
            canceled_at?: components["schemas"]["Timestamp"];
            seats: components["schemas"]["BillingSeats"];
            limits: components["schemas"]["BillingLimit"][];
            /** @description Whether a limit that is reached stops anything. It does where the service is run so, and never in workspaces from before billing. */
            limits_enforced: boolean;
            /** @description Where invoices go to. Absent when the owners get them. */
            billing_email?: components["schemas"]["EmailAddress"];
            billing_address?: components["schemas"]["BillingAddress"];
            tax_id?: components["schemas"]["TaxId"];
            provider: components["schemas"]["BillingProvider"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A merge patch of the postal address. With every part of it cleared, there is none. */
        UpdateBillingAddress: {
            name?: string | null;
            line1?: string | null;
            line2?: string | null;
            postal_code?: string | null;
            city?: string | null;
            region?: string | null;
            country?: string | null;
        };
        /** @description A merge patch of whom invoices go to. */
        UpdateBilling: {
            /** Format: email */
            billing_email?: string | null;
            billing_address?: components["schemas"]["UpdateBillingAddress"];
            tax_id?: string | null;
        };
        /**
         * @description How long a period is. It begins at 00:00 UTC on the same day of each month or year.
         * @enum {string}
         */
        BillingInterval: "month" | "year";
        /**
         * @description `now`, or at the end of the period that runs.
         * @enum {string}
         */
        ChangeTime: "now" | "period_end";
        /** @description Which plan, and from when on. */
        ChangePlan: {
            plan: components["schemas"]["PlanId"];
            /** @description How long periods are. As before when absent. */
            interval?: components["schemas"]["BillingInterval"];
            /** @description Now when absent. */
            when?: components["schemas"]["ChangeTime"];
        };
        /** @description What an invoice is for. */
        InvoicePeriod: {
            start: components["schemas"]["Timestamp"];
            /** @description The first moment after it. */
            end: components["schemas"]["Timestamp"];
        };
        /**
         * Format: int64
         * @description An amount in the smallest unit of its currency (ISO 4217): 800 is 8.00 euros. Below zero, it is given back.
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
        /** @description Some days on which as many seats were charged at the same price. Its amount is `seats` × `seat_price` × `days` ÷ `period_days`, rounded so that the lines add up to the exact total of the invoice, rounded half up. */
        InvoiceLine: {
            description: components["schemas"]["InvoiceText"];
            plan?: components["schemas"]["PlanId"];
            interval?: components["schemas"]["BillingIntervalValue"];
            /** @description How many seats are charged. */
            seats?: components["schemas"]["SeatCount"];
            /** @description What each of them costs for a whole period. */
            seat_price?: components["schemas"]["MinorUnits"];
            first_day?: components["schemas"]["Day"];
            /** @description The last day that is charged. */
            last_day?: components["schemas"]["Day"];
            /** @description From the first day to the last, both included. */
            days?: components["schemas"]["DayCount"];
            /** @description The days of the whole period. */
            period_days?: components["schemas"]["DayCount"];
            amount: components["schemas"]["SignedMinorUnits"];
        };
        /** @description What a change of plan would cost. */
        PlanChangePreview: {
            plan: components["schemas"]["PlanId"];
            interval: components["schemas"]["BillingIntervalValue"];
            /** @description From when on the plan would hold. */
            effective_at: components["schemas"]["Timestamp"];
            /** @description Until when nothing would be to be paid. Absent outside of a trial. */
            trial_ends_at?: components["schemas"]["Timestamp"];
            currency: components["schemas"]["Currency"];
            /** @description What each charged seat would cost for a whole period. */
            seat_price: components["schemas"]["MinorUnits"];
            seats: components["schemas"]["BillingSeats"];
            /** @description The period in which the workspace would be. Absent where nothing would be to be paid. */
            period?: components["schemas"]["InvoicePeriod"];
            /** @description What the invoice of this period would come to, with what was used so far. */
            period_total: components["schemas"]["MinorUnits"];
            /** @description What it comes to without the change. */
            period_total_unchanged: components["schemas"]["MinorUnits"];
            /** @description What the change adds to it, or takes off it. */
            period_difference: components["schemas"]["SignedMinorUnits"];
            /** @description The lines of that invoice. */
            lines: components["schemas"]["InvoiceLine"][];
            /** @description What each whole period would cost afterwards. */
            following_period_total: components["schemas"]["MinorUnits"];
            /** @description Whether invoices will come to these amounts. False where a payment provider writes them: it prorates by the second, bills in advance and may add tax. */
            exact: boolean;
        };
        /**
         * @description The id of a preview by a payment provider.
         * @example plan_preview_01m7qe5mz4eb4bc7p69v04drfq
         */
        PlanPreviewId: string;
        /**
         * @description `pending` until the provider has answered, `ready` while its answer is good, `failed` when it refuses to bill such a change, `expired` when the preview is over. More values may be added.
         * @example pending
         */
        PlanPreviewStatus: string;
        /**
         * @description `now`, or at the end of the current period. More values may be added.
         * @example now
         */
        ChangeTimeValue: string;
        /** @description What a payment provider would bill. For a change now, it is the next invoice: the rest of the period that runs is settled on it, the next one is paid in advance. For one at the end of the period, it is the first whole period on the new plan. */
        PlanQuote: {
            currency: components["schemas"]["Currency"];
            /** @description What would be charged at once, less what the customer has left over. 0 where the invoice is written at the end of the period or the trial. */
            amount_due_now: components["schemas"]["MinorUnits"];
            /** @description The sum of the lines, tax and discounts included. Below zero, it is given back. */
            total: components["schemas"]["SignedMinorUnits"];
            /** @description The tax in it. */
            tax: components["schemas"]["SignedMinorUnits"];
            /** @description The moment from which on the rest of a period that is charged already is counted anew. */
            prorated_at?: components["schemas"]["Timestamp"];
            /** @description The lines of that invoice. */
            lines: components["schemas"]["InvoiceLine"][];
        };
        /** @description What a change of plan would cost by a payment provider's own figures. */
        PlanPreview: {
            id: components["schemas"]["PlanPreviewId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            status: components["schemas"]["PlanPreviewStatus"];
            plan: components["schemas"]["PlanId"];
            interval: components["schemas"]["BillingIntervalValue"];
            when: components["schemas"]["ChangeTimeValue"];
            /** @description From when on the plan would hold. */
            effective_at: components["schemas"]["Timestamp"];
            /** @description Until when nothing would be to be paid. Absent outside of a trial. */
            trial_ends_at?: components["schemas"]["Timestamp"];
            /** @description How many seats would be charged. */
            seats: components["schemas"]["SeatCount"];
            /** @description What the provider has answered. Present while the preview is `ready`. */
            quote?: components["schemas"]["PlanQuote"];
            /** @description Until when the answer is good; a quarter of an hour after it was asked for. */
            expires_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description From when on. */
        CancelBilling: {
            /** @description At the end of the period when absent. */
            when?: components["schemas"]["ChangeTime"];
        };
        /**
         * @description `payment_method` leads to where a way to pay is left, from which invoices are then paid by themselves; `portal` to where invoices and ways to pay are seen and changed.
         * @enum {string}
         */
        BillingLinkKind: "payment_method" | "portal";
        /**
         * Format: uri
         * @description An address on the web.
         * @example https://app.example.com/billing
         */
        WebAddress: string;
        /** @description What the page is for. */
        CreateBillingLink: {
            kind: components["schemas"]["BillingLinkKind"];
            /** @description Where the page leads back to. The address of this service when absent. */
            return_url?: components["schemas"]["WebAddress"];
        };
        /**
         * @description The id of a link to a page for payments.
         * @example billing_link_01m7qe5mz4eb4bc7p69v04drfp
         */
        BillingLinkId: string;
        /**
         * @description What the link leads to, as `BillingLinkKind` describes it. More values may be added.
         * @example payment_method
         */
        BillingLinkKindValue: string;
        /**
         * @description `pending` until the page is made, `open` while it can be visited, `completed` once a way to pay was left there, `expired` when it is over without that. More values may be added.
         * @example pending
         */
        BillingLinkStatus: string;
        /** @description A link to a page of a payment provider, for one person. */
        BillingLink: {
            id: components["schemas"]["BillingLinkId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            kind: components["schemas"]["BillingLinkKindValue"];
            status: components["schemas"]["BillingLinkStatus"];
            /** @description Where the page is; whoever has the address can use it. Present while the link is `open`. */
            url?: components["schemas"]["WebAddress"];
            /** @description Until when the page can be visited. Absent while the link is `pending`. */
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
         * @description `draft` while it can still change, `open` while something is to be paid, `paid` once it is settled, `void` once credit notes have taken all of it back before it was paid, `uncollectible` when its payment was given up. Of a credit note, `open` says that money is to be paid back, `paid` that it is settled, and `void` that a payment provider has taken it back, so that it counts no more. More may be added.
         * @example open
         */
        InvoiceStatus: string;
        /**
         * @description The number on the document. Those of one workspace begin alike and end in 0001, 0002 and so on, without gaps, credit notes included. Numbers of a payment provider look as it makes them.
         * @example CB7NKWGP-0001
         */
        InvoiceNumber: string;
        /** @description Whom the invoice is for, as it was known when the invoice was closed. */
        InvoiceRecipient: {
            name: components["schemas"]["InvoiceText"];
            email?: components["schemas"]["EmailAddress"];
            address?: components["schemas"]["BillingAddress"];
            tax_id?: components["schemas"]["TaxId"];
        };
        /** @description Who wrote the invoice, as it was known when the invoice was closed. */
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
         * @description Where a person sees and prints the document, without signing in. Whoever has the address sees it. It works for a week or a little longer; ask for the invoice again to get a new one.
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
            /** @description The sum of the lines; below zero for a credit note. */
            total: components["schemas"]["SignedMinorUnits"];
            /** @description How much of it credit notes have taken back. */
            credited: components["schemas"]["MinorUnits"];
            /** @description What is still to be paid; for a credit note, what is still to be paid back, below zero. */
            amount_due: components["schemas"]["SignedMinorUnits"];
            /** @description Whether amounts contain tax. With the provider `manual` they never do, and the document says so. */
            tax_calculated: boolean;
            recipient: components["schemas"]["InvoiceRecipient"];
            /** @description Absent where a payment provider writes the invoice. */
            seller?: components["schemas"]["InvoiceSeller"];
            lines: components["schemas"]["InvoiceLine"][];
            provider: components["schemas"]["BillingProvider"];
            url?: components["schemas"]["InvoiceUrl"];
            /** @description Where a payment provider has the document as a PDF. */
            pdf_url?: components["schemas"]["InvoiceUrl"];
            /** @description When it was closed. Absent before. */
            issued_at?: components["schemas"]["Timestamp"];
            /** @description Until when it is to be paid. */
            due_at?: components["schemas"]["Timestamp"];
            /** @description When it was settled. */
            paid_at?: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of invoices and credit notes. */
        InvoicePage: {
            data: components["schemas"]["Invoice"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description The id of a column.
         * @example column_01m6dsg7hwfhzrnqhmhy4cy7w5
         */
        ColumnId: string;
        /**
         * @description The id of a label.
         * @example label_01m6dsjbsmea08mnfhhcnkfrr0
         */
        LabelId: string;
        /**
         * @description The id of a card.
         * @example card_01m6gvmvx0fm7vn3dkqkybkr2q
         */
        CardId: string;
        /**
         * @description What the card is about. It holds at least one character that is not white space, and no NUL.
         * @example Photograph the new office
         */
        CardTitle: string;
        /**
         * @description Free text in plain or Markdown form. The service stores it as it was sent and never renders it.
         * @example Everything that has to happen before the new site goes live.
         */
        Description: string;
        /** @description The labels that the card carries, all of its board. */
        CardLabelIds: components["schemas"]["LabelId"][];
        /** @description The people who work on the card, all of them active members of the workspace. */
        CardAssigneeIds: components["schemas"]["UserId"][];
        /** @description A card lies in a column of a board. Lists show cards in their order. */
        Card: {
            id: components["schemas"]["CardId"];
            board_id: components["schemas"]["BoardId"];
            column_id: components["schemas"]["ColumnId"];
            title: components["schemas"]["CardTitle"];
            description?: components["schemas"]["Description"];
            label_ids: components["schemas"]["CardLabelIds"];
            assignee_ids: components["schemas"]["CardAssigneeIds"];
            /** @description When the card is due. */
            due_at?: components["schemas"]["Timestamp"];
            /** @description When the card was completed. Absent while it is not. */
            completed_at?: components["schemas"]["Timestamp"];
            /** @description When the card was archived. Absent while it is not. */
            archived_at?: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of cards. */
        CardPage: {
            data: components["schemas"]["Card"][];
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
            /** @description The address that was invited. Only who signs in with it can accept. */
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["MemberRoleValue"];
            /** @description The name of the person who sent the invite. Absent when that person is no member any more. */
            invited_by_name?: components["schemas"]["Name"];
            /** @description When the invite stops working. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description How an access token changes its secret. */
        RotateAccessToken: {
            /**
             * Format: int32
             * @description For how many seconds the secret before keeps working. Absent means 0, so that it stops at once.
             */
            overlap_seconds?: number;
        };
        /**
         * @description The id of a template. Built-in templates have the same ids everywhere.
         * @example template_01m4785400e008000000000001
         */
        TemplateId: string;
        /** @description A board belongs to a workspace and holds columns, labels and cards. */
        Board: {
            id: components["schemas"]["BoardId"];
            workspace_id: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            /** @description The template that the board was made from. It stays when the template is deleted. */
            template_id?: components["schemas"]["TemplateId"];
            /** @description When the board was archived. Absent while it is not. */
            archived_at?: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of boards. */
        BoardPage: {
            data: components["schemas"]["Board"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A board to be created. */
        CreateBoard: {
            /** @description The workspace to own the board. An access token implies its own, a session the person's personal one. */
            workspace_id?: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            /** @description The template to start the board from, built in or one of the workspace's. */
            template_id?: components["schemas"]["TemplateId"];
        };
        /** @description A merge patch of a board. */
        UpdateBoard: {
            name?: components["schemas"]["Name"];
            /** @description The new description. `null` removes it. */
            description?: string | null;
        };
        /**
         * Format: int32
         * @description How many cards the column is meant to hold at most. It is shown to people; the service does not enforce it.
         * @example 5
         */
        WipLimit: number;
        /** @description A column of a board. Lists show columns in their order. */
        Column: {
            id: components["schemas"]["ColumnId"];
            board_id: components["schemas"]["BoardId"];
            name: components["schemas"]["Name"];
            wip_limit?: components["schemas"]["WipLimit"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of columns. */
        ColumnPage: {
            data: components["schemas"]["Column"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description An end of an ordered list. `top` is before everything that is there, `bottom` is after it. For columns, `top` is the first one and `bottom` the last one.
         * @enum {string}
         */
        Position: "top" | "bottom";
        /** @description A column to be created. */
        CreateColumn: {
            name: components["schemas"]["Name"];
            wip_limit?: components["schemas"]["WipLimit"];
            /** @description Where the column goes. `bottom`, which makes it the last one, when absent. */
            position?: components["schemas"]["Position"];
        };
        /** @description A card to be created. */
        CreateCard: {
            title: components["schemas"]["CardTitle"];
            description?: components["schemas"]["Description"];
            /** @description The column for the card. The board's first one when absent. */
            column_id?: components["schemas"]["ColumnId"];
            label_ids?: components["schemas"]["CardLabelIds"];
            assignee_ids?: components["schemas"]["CardAssigneeIds"];
            due_at?: components["schemas"]["Moment"];
            /** @description Where in the column the card goes. `bottom` when absent. */
            position?: components["schemas"]["Position"];
        };
        /**
         * @description The color of a label. The service's palette today is listed under `x-extensible-enum`. More values may be added.
         * @example gray
         */
        LabelColorValue: string;
        /** @description A label of a board. Its name is unique on the board, upper and lower case aside. */
        Label: {
            id: components["schemas"]["LabelId"];
            board_id: components["schemas"]["BoardId"];
            name: components["schemas"]["Name"];
            color: components["schemas"]["LabelColorValue"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of labels. */
        LabelPage: {
            data: components["schemas"]["Label"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /**
         * @description A color from the service's palette. Clients choose the shade.
         * @enum {string}
         */
        LabelColor: "gray" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink" | "brown";
        /** @description A label to be created. */
        CreateLabel: {
            name: components["schemas"]["Name"];
            color: components["schemas"]["LabelColor"];
        };
        /** @description A merge patch of a column. */
        UpdateColumn: {
            name?: components["schemas"]["Name"];
            /**
             * Format: int32
             * @description The new limit. `null` removes it.
             */
            wip_limit?: number | null;
        };
        /** @description The place to move a column to: exactly one of `before_column_id`, `after_column_id` and `position`. */
        MoveColumn: {
            /** @description The column that is to come right after the moved one. */
            before_column_id?: components["schemas"]["ColumnId"];
            /** @description The column that is to come right before the moved one. */
            after_column_id?: components["schemas"]["ColumnId"];
            position?: components["schemas"]["Position"];
        };
        /** @description A merge patch of a card. */
        UpdateCard: {
            title?: components["schemas"]["CardTitle"];
            /** @description The new description. `null` removes it. */
            description?: string | null;
            label_ids?: components["schemas"]["CardLabelIds"];
            assignee_ids?: components["schemas"]["CardAssigneeIds"];
            /**
             * Format: date-time
             * @description When the card is due, as any `Moment`. `null` removes it.
             */
            due_at?: string | null;
            /**
             * Format: date-time
             * @description When the card was completed, as any `Moment`. `null` makes it open again.
             */
            completed_at?: string | null;
        };
        /** @description The place to move a card to: a column, and exactly one of `before_card_id`, `after_card_id` and `position`. */
        MoveCard: {
            column_id: components["schemas"]["ColumnId"];
            /** @description The card that is to come right after the moved one. */
            before_card_id?: components["schemas"]["CardId"];
            /** @description The card that is to come right before the moved one. */
            after_card_id?: components["schemas"]["CardId"];
            position?: components["schemas"]["Position"];
        };
        /**
         * @description The id of a comment.
         * @example comment_01m6knss3yerpb1grmcrc0cf1m
         */
        CommentId: string;
        /**
         * @description The text of a comment, plain or Markdown. It holds at least one character that is not white space, and no NUL.
         * @example The photographer can only come on Thursday.
         */
        CommentBody: string;
        /** @description What somebody said about a card. */
        Comment: {
            id: components["schemas"]["CommentId"];
            card_id: components["schemas"]["CardId"];
            body: components["schemas"]["CommentBody"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of comments. */
        CommentPage: {
            data: components["schemas"]["Comment"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A comment to be created. */
        CreateComment: {
            body: components["schemas"]["CommentBody"];
        };
        /**
         * @description The id of a share link. It does not open the card.
         * @example share_link_01m7qe5mz4eb4bc7p69v04drfp
         */
        ShareLinkId: string;
        /** @description A link that shows a card to people outside its board. */
        ShareLink: {
            id: components["schemas"]["ShareLinkId"];
            card_id: components["schemas"]["CardId"];
            /** @description When the link stops working. Absent when it works until it is revoked. */
            expires_at?: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["UserId"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of share links. */
        ShareLinkPage: {
            data: components["schemas"]["ShareLink"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A share link to be made. */
        CreateShareLink: {
            /** @description When the link is to stop working. When absent it works until it is revoked. */
            expires_at?: components["schemas"]["Moment"];
        };
        /** @description 128 random bits in base64url. Whoever holds it sees the card. */
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
        /** @description What outsiders see of a card: no ids, no people and no comments. The names are those of today. */
        SharedCard: {
            title: components["schemas"]["CardTitle"];
            description?: components["schemas"]["Description"];
            column_name: components["schemas"]["Name"];
            board_name: components["schemas"]["Name"];
            /** @description The labels that the card carries. */
            labels: components["schemas"]["SharedCardLabel"][];
            /** @description When the card is due. */
            due_at?: components["schemas"]["Timestamp"];
            /** @description When the card was completed. Absent while it is not. */
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
        /** @description What each charged seat costs for a whole period of one length. */
        PlanPrice: {
            interval: components["schemas"]["BillingIntervalValue"];
            seat_price: components["schemas"]["MinorUnits"];
        };
        /** @description One limit of a plan. */
        PlanLimit: {
            name: components["schemas"]["LimitName"];
            /** @description The largest value that is allowed. Absent where there is no limit. */
            limit?: components["schemas"]["LimitValue"];
        };
        /** @description What a workspace can have, and for how much. */
        Plan: {
            id: components["schemas"]["PlanId"];
            name: components["schemas"]["Name"];
            currency: components["schemas"]["Currency"];
            /** @description One price for each length of a period that the plan can be had for. */
            prices: components["schemas"]["PlanPrice"][];
            /** @description How many seats cost nothing. Only those beyond are charged. */
            included_seats: components["schemas"]["SeatCount"];
            /**
             * Format: int32
             * @description How many days cost nothing when a workspace that never had a trial chooses the plan; 0 for none.
             */
            trial_days: number;
            limits: components["schemas"]["PlanLimit"][];
        };
        /** @description All plans. There are few, so the list has no pages. */
        PlanList: {
            data: components["schemas"]["Plan"][];
        };
        /**
         * @description `builtin` for a template that comes with the service, `workspace` for one that a member saved.
         * @enum {string}
         */
        TemplateSource: "builtin" | "workspace";
        /**
         * @description `builtin` for a template that comes with the service, `workspace` for one that a member saved. More values may be added.
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
            wip_limit?: components["schemas"]["WipLimit"];
            cards: components["schemas"]["TemplateCard"][];
        };
        /** @description A label of a template. */
        TemplateLabel: {
            name: components["schemas"]["Name"];
            color: components["schemas"]["LabelColorValue"];
        };
        /** @description A pattern for new boards. */
        Template: {
            id: components["schemas"]["TemplateId"];
            source: components["schemas"]["TemplateSourceValue"];
            /** @description The workspace that the template belongs to. Absent when it is built in. */
            workspace_id?: components["schemas"]["WorkspaceId"];
            name: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            /** @description The columns in their order. */
            columns: components["schemas"]["TemplateColumn"][];
            labels: components["schemas"]["TemplateLabel"][];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of templates. */
        TemplatePage: {
            data: components["schemas"]["Template"][];
            next_cursor?: components["schemas"]["PageCursor"];
        };
        /** @description A board to be saved as a template. */
        CreateTemplate: {
            /** @description The workspace to own the template. An access token implies its own, a session the person's personal one. */
            workspace_id?: components["schemas"]["WorkspaceId"];
            /** @description The board to copy, archived or not. */
            board_id: components["schemas"]["BoardId"];
            name: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            /** @description Whether the board's cards become starter cards, with title and description. Not when absent. */
            include_cards?: boolean;
        };
        /** @description A merge patch of a template. */
        UpdateTemplate: {
            name?: components["schemas"]["Name"];
            /** @description The new description. `null` removes it. */
            description?: string | null;
        };
        /**
         * @description What happened, as a kind of resource and a verb. The values of this release are listed under `x-extensible-enum`; more may be added.
         * @example card.updated
         */
        EventType: string;
        /**
         * @description A kind of resource. The values of this release are listed under `x-extensible-enum`; more may be added.
         * @example card
         */
        ResourceType: string;
        /**
         * @description The id of a resource of any kind. Its prefix tells the kind.
         * @example card_01m6gvmvx0fm7vn3dkqkybkr2q
         */
        ResourceId: string;
        /**
         * @description The id of an event.
         * @example event_01m7wr7nkje7yr8hdwh5s8epng
         */
        EventId: string;
        /**
         * @description How someone acted: by an `access_token`, a `session`, the page behind an `invite`, or by a command on the machine that runs the service (`operator`). `system` is the service itself. More kinds may be added.
         * @example session
         */
        ActorKind: string;
        /** @description Who changed it. */
        Actor: {
            kind: components["schemas"]["ActorKind"];
            /** @description The person. Absent when an operator or the service itself acted. */
            user_id?: components["schemas"]["UserId"];
            /** @description The credential. Absent when there was none. */
            credential_id?: components["schemas"]["CredentialId"];
            /**
             * @description The operating system account that ran the command. Present when `kind` is `operator`.
             * @example boards
             */
            system_account?: string;
        };
        /** @description What was changed. It may be gone by now. */
        EventResource: {
            type: components["schemas"]["ResourceType"];
            id: components["schemas"]["ResourceId"];
        };
        /** @description What became of one field. The types of both values are those of the field. */
        Change: {
            /** @description The value before. Absent when there was none. */
            from?: unknown;
            /** @description The value after. Absent when there is none any more. */
            to?: unknown;
        };
        /** @description What became of each field that changed, by the field's name; empty when none did. Values have the form in which the resource shows them. */
        EventChanges: {
            [key: string]: components["schemas"]["Change"];
        };
        /** @description One change of one resource, as it was recorded together with the change itself. Events never change. */
        Event: {
            id: components["schemas"]["EventId"];
            type: components["schemas"]["EventType"];
            occurred_at: components["schemas"]["Timestamp"];
            workspace_id: components["schemas"]["WorkspaceId"];
            /** @description The board that the resource lies on. Absent when it lies on none. */
            board_id?: components["schemas"]["BoardId"];
            actor: components["schemas"]["Actor"];
            resource: components["schemas"]["EventResource"];
            /** @description The request that made the change. All events of one request share it. */
            request_id: components["schemas"]["RequestId"];
            changes: components["schemas"]["EventChanges"];
        };
        /** @description One page of events. */
        EventPage: {
            data: components["schemas"]["Event"][];
            next_cursor?: components["schemas"]["PageCursor"];
            /** @description The place after this page, given on the last and on an empty page too. Send it as `cursor` later to read what came since. */
            resume_cursor: components["schemas"]["PageCursor"];
        };
    };
    responses: {
        /** @description The request has the wrong shape: a value that the contract does not admit, a parameter or property that it does not know, a body that is not JSON, or a cursor that does not fit. `errors` names each place. */
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
                 *       "title": "The request is not valid",
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
        /** @description `Accept` admits neither `application/json` nor `application/problem+json`, or `Accept-Encoding` refuses every form that the answer could have. */
        NotAcceptable: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/not_acceptable",
                 *       "title": "No acceptable representation",
                 *       "status": 406,
                 *       "detail": "Accept must admit application/json.",
                 *       "code": "not_acceptable",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41",
                 *       "errors": [
                 *         {
                 *           "header": "Accept",
                 *           "code": "not_allowed",
                 *           "detail": "must admit application/json"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body did not arrive in time. Nothing was changed. */
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
                 *       "title": "The request body did not arrive in time",
                 *       "status": 408,
                 *       "detail": "The request did not arrive in time.",
                 *       "code": "request_timeout",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is right in itself but does not fit the present state. Nothing was changed. `conflict` means that others kept changing the same thing: send the request again. The operation's description names the other codes. */
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
                 *       "title": "Others are changing the same thing",
                 *       "status": 409,
                 *       "detail": "Others are changing the same things at this moment; try again.",
                 *       "code": "conflict",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is larger than 16 KiB, as it is sent or once it is decoded. */
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
                 *       "title": "The request body is too large",
                 *       "status": 413,
                 *       "detail": "The body must have at most 16384 bytes.",
                 *       "code": "payload_too_large",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Content-Type` of the body is not one that this operation reads. */
        UnsupportedMediaType: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/unsupported_media_type",
                 *       "title": "The media type is not supported",
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
        /** @description The service failed. Nothing was changed. Quote `request_id` when you report it. */
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
                 *       "title": "The service failed",
                 *       "status": 500,
                 *       "detail": "Something went wrong on our side. The request id names it in our logs.",
                 *       "code": "internal_error",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database is out of reach or too busy, or the service is stopping. Try again after `Retry-After` seconds. */
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
                 *       "title": "The service is not available",
                 *       "status": 503,
                 *       "detail": "The database is out of reach or too busy, and nothing was changed; try again shortly.",
                 *       "code": "unavailable",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request has the right shape but names something that cannot be used here, such as a label of another board. Nothing was changed. `errors` points at it. */
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
                 *       "title": "The template is unknown",
                 *       "status": 422,
                 *       "detail": "There is no such built-in template, nor one of this workspace.",
                 *       "code": "unknown_template",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41",
                 *       "errors": [
                 *         {
                 *           "pointer": "/template_id",
                 *           "code": "unknown_template",
                 *           "detail": "There is no such built-in template, nor one of this workspace."
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
                 *       "title": "The credential is not valid",
                 *       "status": 401,
                 *       "detail": "The credential is unknown, revoked or expired.",
                 *       "code": "invalid_token",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is good and may see the resource, but lacks the scope, the role or the session that this operation needs. `detail` names it. The operation's description names the other codes. */
        Forbidden: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "https://boards.example.com/problems/insufficient_scope",
                 *       "title": "A scope is missing",
                 *       "status": 403,
                 *       "detail": "This needs the scope boards:write, which the token does not carry.",
                 *       "code": "insufficient_scope",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is still what one of the entity tags in `If-None-Match` stands for. There is no body. */
        NotModified: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                ETag: components["headers"]["Unchanged-ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no such resource, or the credential may not see it. The two cases look the same on purpose. */
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
                 *       "detail": "There is nothing here under this id that you can see.",
                 *       "code": "not_found",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is gone. There is no body. */
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
        /** @description You, and the session. */
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
        /** @description The request body is larger than 1 MiB, as it is sent or once it is decoded. */
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
                 *       "title": "The request body is too large",
                 *       "status": 413,
                 *       "detail": "The body must have at most 1048576 bytes.",
                 *       "code": "payload_too_large",
                 *       "request_id": "019aa5d0-7c4b-7d5e-9a53-0f5d1c2b3a41"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
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
                 *       "created_at": "2026-10-12T08:15:00.000Z",
                 *       "updated_at": "2026-10-12T08:15:00.000Z"
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
                 *       "created_at": "2026-10-12T08:15:00.000Z",
                 *       "updated_at": "2026-10-12T08:15:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Workspace"];
            };
        };
        /** @description The resource is not what any of the entity tags in `If-Match` stands for. Nothing was changed: read it again, decide again, and send the change with the new tag. */
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
                 *       "detail": "This has changed since you read it, or was never like that.",
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
                 *       "name": "Studio Winter",
                 *       "kind": "team",
                 *       "created_at": "2026-10-12T08:15:00.000Z",
                 *       "updated_at": "2026-10-12T08:15:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["Workspace"];
            };
        };
        /** @description The member record, new or with its new invite. */
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
        /** @description The new preview, which has no figures yet. */
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
                 *       "next_cursor": "x2T9kQmB7vWcE4LhZr0uYdN5sJgP8aXfOi3RtKq6VwMe1HzUbC_nSyGjAoDl"
                 *     }
                 */
                "application/json": components["schemas"]["CardPage"];
            };
        };
        /** @description The member. */
        WorkspaceMemberResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
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
        /** @description The member that you are now. */
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
                 *       "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                 *       "created_at": "2026-11-02T09:30:00.123Z",
                 *       "updated_at": "2026-11-21T09:30:00.123Z"
                 *     }
                 */
                "application/json": components["schemas"]["Board"];
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
        /** @description The column. */
        ColumnResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
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
        /** @description The card. */
        CardResponse: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
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
                 *       "updated_at": "2026-11-21T09:30:00.123Z"
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
        /** @description It worked once and does so no more. There is nothing to wait for. */
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
                 *       "title": "The link has expired",
                 *       "status": 410,
                 *       "detail": "Links of this kind have expired. Ask whoever shared the card for a new one.",
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
    };
    parameters: {
        /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
        IdempotencyKeyParameter: components["schemas"]["IdempotencyKey"];
        /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
        ValidateOnlyParameter: boolean;
        /**
         * @description How many items a page holds at most, 50 without it.
         * @example 250
         */
        LimitParameter: number;
        /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
        CursorParameter: components["schemas"]["PageCursor"];
        /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
        IfNoneMatchParameter: components["schemas"]["EntityTags"];
        /** @description The id of the session. */
        SessionIdParameter: components["schemas"]["SessionId"];
        /** @description The id of the workspace. */
        WorkspaceIdParameter: components["schemas"]["WorkspaceId"];
        /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
        IfMatchParameter: components["schemas"]["EntityTags"];
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
        /** @description Only cards that carry this label. */
        LabelFilterParameter: components["schemas"]["LabelId"];
        /** @description Only cards that this user works on. */
        AssigneeFilterParameter: components["schemas"]["UserId"];
        /** @description Only cards that are due at this moment or later. */
        DueFromParameter: components["schemas"]["Moment"];
        /** @description Only cards that are due before this moment. */
        DueBeforeParameter: components["schemas"]["Moment"];
        /** @description Only cards that were changed at this moment or later. */
        UpdatedSinceParameter: components["schemas"]["Moment"];
        /**
         * @description Only cards whose title or description holds this text. Upper and lower case count as the same.
         * @example office
         */
        TextFilterParameter: string;
        /** @description `true` lists only archived items. `false`, or without it, lists those that are not archived. */
        ArchivedParameter: boolean;
        /** @description The id of the member. */
        MemberIdParameter: components["schemas"]["MemberId"];
        /**
         * @description The token from the mail that brought the invite. Anything else is a 404.
         * @example this-is-not-a-real-token-but-looks-like-one
         */
        InviteTokenParameter: string;
        /** @description The id of the access token. */
        AccessTokenIdParameter: components["schemas"]["AccessTokenId"];
        /** @description `true` also revokes the tokens that this one minted, those that they minted, and so on. Absent means `false`. */
        CascadeParameter: boolean;
        /** @description The workspace to look in. An access token implies its own, a session the person's personal one. One that the credential cannot work in is a 422 `unknown_workspace`. */
        WorkspaceFilterParameter: components["schemas"]["WorkspaceId"];
        /** @description The id of the board. */
        BoardIdParameter: components["schemas"]["BoardId"];
        /** @description The id of the column. */
        ColumnIdParameter: components["schemas"]["ColumnId"];
        /** @description The id of the card. */
        CardIdParameter: components["schemas"]["CardId"];
        /** @description The id of the share link. */
        ShareLinkIdParameter: components["schemas"]["ShareLinkId"];
        /**
         * @description The token of the share link. Anything else is a 404.
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
        /** @description Only changes that this user made. */
        EventActorParameter: components["schemas"]["UserId"];
        /** @description Only changes of this kind of resource. */
        EventResourceTypeParameter: components["schemas"]["ResourceType"];
        /** @description Only changes of this resource. */
        EventResourceIdParameter: components["schemas"]["ResourceId"];
        /** @description Only changes of this board and of what lies on it. The board may be deleted by now. */
        EventBoardParameter: components["schemas"]["BoardId"];
        /** @description Only changes at this moment or later. */
        OccurredFromParameter: components["schemas"]["Moment"];
        /** @description Only changes before this moment. */
        OccurredBeforeParameter: components["schemas"]["Moment"];
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in the service's logs. */
        "Request-Id": components["schemas"]["RequestId"];
        /** @description The rate limits that the request was counted under. Absent where the operator has lifted them. */
        "RateLimit-Policy": components["schemas"]["PolicyField"];
        /** @description What is left of the limits that `RateLimit-Policy` names. Absent where the operator has lifted them. */
        RateLimit: components["schemas"]["LimitField"];
        /**
         * @description How many seconds to wait. Present with `idempotency_key_in_use`.
         * @example 1
         */
        "Conflict-Retry-After": number;
        /**
         * @description How many seconds to wait before the request is sent again.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description The path of the new resource.
         * @example /v1/boards/board_01m6dsg7hvefh9b55372afcnje
         */
        Location: string;
        /** @description `true` in an answer that repeats the one to an earlier request with the same `Idempotency-Key`. Absent otherwise. */
        "Idempotent-Replayed": "true";
        /** @description `true` in the answer to a write that was only checked (`validate_only`). Absent otherwise. */
        "Validate-Only": "true";
        /**
         * @description How to authenticate (RFC 6750). `error` is given only when a token was sent.
         * @example Bearer error="invalid_token", error_description="The credential is unknown, revoked or expired."
         */
        "WWW-Authenticate": string;
        /**
         * @description Changes whenever the answer shows anything else, but for its cursors, which stay good. Always present. Send it as `If-None-Match` with the next read; it is not for `If-Match`.
         * @example W/"x1vS0y0hJQ6eZ2cK8mPqLw4nT7o"
         */
        "Weak-ETag": string;
        /**
         * @description The address of the next page, with `rel="next"`. Absent on the last page.
         * @example </v1/boards?limit=50&archived=false&cursor=x2T9kQmB7vWcE4LhZr0uYdN5sJgP8aXfOi3RtKq6VwMe1HzUbC_nSyGjAoDl>; rel="next"
         */
        Link: string;
        /**
         * @description The entity tag that still fits.
         * @example "1.7"
         */
        "Unchanged-ETag": string;
        /**
         * @description The state of the resource, the same for every credential. It changes whenever the resource shows anything else, and only then. Send it as `If-Match` with a change, or as `If-None-Match` with the next read. Compare it as it is; what stands in it may change at any time. Always present but in the answer to a write that was only checked (`validate_only`).
         * @example "1.7"
         */
        ETag: string;
        /**
         * @description Always `no-store`, so that a revoked link stops at once everywhere.
         * @example no-store
         */
        "Cache-Control": string;
        /**
         * @description Keeps the card out of search engines.
         * @example noindex
         */
        "X-Robots-Tag": string;
        /**
         * @description Keeps the token out of the addresses that other sites see.
         * @example no-referrer
         */
        "Referrer-Policy": string;
        /**
         * @description When the link stops working (RFC 8594). Only links from before 1.5.1 have it.
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
            /** @description The code is on its way, if the address receives mail at all. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
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
                 *       "name": "Ada Winter"
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkspaces: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                     *           "created_at": "2026-10-12T08:15:00.000Z",
                     *           "updated_at": "2026-10-12T08:15:00.000Z"
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Studio Winter"
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
            /** @description You are no member any more. There is no body. */
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
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
            /** @description One page of members. */
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
                     *           "id": "member_01m4qjvsx0exrv5py64eh8jebm",
                     *           "workspace_id": "workspace_01m4qjvsx0em797w0ccb7nkwgp",
                     *           "email": "ada@example.com",
                     *           "name": "Ada Winter",
                     *           "user_id": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "role": "owner",
                     *           "status": "active",
                     *           "invited_at": "2026-10-12T08:15:00.000Z",
                     *           "joined_at": "2026-10-12T08:15:00.000Z"
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
                     *           ]
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
    listAccessTokens: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                     *           "number": "CB7NKWGP-0002",
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                     *         "start": "2026-09-12T00:00:00.000Z",
                     *         "end": "2026-10-12T00:00:00.000Z"
                     *       },
                     *       "currency": "EUR",
                     *       "total": 4000,
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
                     *           "first_day": "2026-09-12",
                     *           "last_day": "2026-10-11",
                     *           "days": 30,
                     *           "period_days": 30,
                     *           "amount": 4000
                     *         }
                     *       ],
                     *       "provider": "manual",
                     *       "url": "https://boards.example.com/invoices/AZpDnRy9dvqRo1vtOA3fGmk1RgDk",
                     *       "issued_at": "2026-10-12T00:10:00.310Z",
                     *       "due_at": "2026-10-26T00:10:00.310Z",
                     *       "paid_at": "2026-10-20T08:00:00.000Z",
                     *       "created_at": "2026-10-12T00:10:00.310Z",
                     *       "updated_at": "2026-10-20T08:00:00.000Z"
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
    listWorkspaceCards: {
        parameters: {
            query?: {
                /** @description Only cards of this board. */
                board_id?: components["parameters"]["BoardFilterParameter"];
                /** @description Only cards in this column. */
                column_id?: components["parameters"]["ColumnFilterParameter"];
                /** @description Only cards that carry this label. */
                label_id?: components["parameters"]["LabelFilterParameter"];
                /** @description Only cards that this user works on. */
                assignee_id?: components["parameters"]["AssigneeFilterParameter"];
                /** @description Only cards that are due at this moment or later. */
                due_from?: components["parameters"]["DueFromParameter"];
                /** @description Only cards that are due before this moment. */
                due_before?: components["parameters"]["DueBeforeParameter"];
                /** @description Only cards that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /**
                 * @description Only cards whose title or description holds this text. Upper and lower case count as the same.
                 * @example office
                 */
                q?: components["parameters"]["TextFilterParameter"];
                /** @description `true` lists only archived items. `false`, or without it, lists those that are not archived. */
                archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
    getMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description The token from the mail that brought the invite. Anything else is a 404.
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description The token from the mail that brought the invite. Anything else is a 404.
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description The token from the mail that brought the invite. Anything else is a 404.
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
    getAccessToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` also revokes the tokens that this one minted, those that they minted, and so on. Absent means `false`. */
                cascade?: components["parameters"]["CascadeParameter"];
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
                /** @description The workspace to look in. An access token implies its own, a session the person's personal one. One that the credential cannot work in is a 422 `unknown_workspace`. */
                workspace_id?: components["parameters"]["WorkspaceFilterParameter"];
                /** @description `true` lists only archived items. `false`, or without it, lists those that are not archived. */
                archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
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
                     *           "created_by": "user_01m4qjvsx0fzf9azfengc6spbs",
                     *           "created_at": "2026-11-02T09:30:00.123Z",
                     *           "updated_at": "2026-11-02T09:30:00.123Z"
                     *         }
                     *       ],
                     *       "next_cursor": "Qm4ZtY8hVd1WcKx6LrN0uEoJ3sPgB9aXfRi7TqHzMw5yGvUjSeCkAnDl2-Fb"
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
    archiveBoard: {
        parameters: {
            query?: {
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
    listColumns: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
            /** @description One page of columns. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
                 *       "wip_limit": 5,
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
                /** @description Only cards that carry this label. */
                label_id?: components["parameters"]["LabelFilterParameter"];
                /** @description Only cards that this user works on. */
                assignee_id?: components["parameters"]["AssigneeFilterParameter"];
                /** @description Only cards that are due at this moment or later. */
                due_from?: components["parameters"]["DueFromParameter"];
                /** @description Only cards that are due before this moment. */
                due_before?: components["parameters"]["DueBeforeParameter"];
                /** @description Only cards that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /**
                 * @description Only cards whose title or description holds this text. Upper and lower case count as the same.
                 * @example office
                 */
                q?: components["parameters"]["TextFilterParameter"];
                /** @description `true` lists only archived items. `false`, or without it, lists those that are not archived. */
                archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
                 *       "due_at": "2026-12-04T17:00:00+01:00"
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
    listLabels: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
            /** @description One page of labels. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
    getColumn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                 *       "wip_limit": null
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveColumn: {
        parameters: {
            query?: {
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
    getCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                 *       "completed_at": "2026-11-21T09:30:00Z"
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
    archiveCard: {
        parameters: {
            query?: {
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
    listComments: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
            /** @description One page of comments. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
    listShareLinks: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
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
    getShareLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description The token of the share link. Anything else is a 404.
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                /** @description The workspace to look in. An access token implies its own, a session the person's personal one. One that the credential cannot work in is a 422 `unknown_workspace`. */
                workspace_id?: components["parameters"]["WorkspaceFilterParameter"];
                /** @description Only templates of this source. */
                source?: components["parameters"]["TemplateSourceParameter"];
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
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
                     *           "updated_at": "2026-10-06T00:00:00.000Z"
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description Has the request carried out once, however often it is sent. Send the same request with the same key again when no answer came: for 24 hours it gets the answer of the first time, byte for byte, with `Idempotent-Replayed: true`, if your role still allows the request and you still see what it was about: otherwise it is a 403 `insufficient_role` or a 404. A key belongs to one credential and one operation. A request that failed keeps no answer, so it can be sent again under its key. Can fail with 409 `idempotency_key_in_use` while the first request is under way, with 422 `idempotency_key_reused` when the path, the query or the body is another one, and with 409 `idempotency_key_sealed` when the access token was rotated since. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "board_id": "board_01m6dsg7hvefh9b55372afcnje",
                 *       "name": "Site launch",
                 *       "description": "How we bring a site live.",
                 *       "include_cards": true
                 *     }
                 */
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
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
                /** @description `true` checks the request in full and changes nothing: it answers with the status and the body, or with the problem, that the request would have now, and a success carries `Validate-Only: true`. Nothing is stored, sent or logged as an event, ids and secrets in the answer lead nowhere, and an `Idempotency-Key` is neither looked up nor used up. Only wrong guesses at the token of an invite are counted all the same. `false`, or without it, the write is carried out. */
                validate_only?: components["parameters"]["ValidateOnlyParameter"];
            };
            header?: {
                /** @description The `ETag` of the resource as you know it, or several. When the resource has changed since, nothing is done and the answer is 412 `precondition_failed`, so that nobody's change is overwritten unseen. Weak tags never match; `*` matches whatever there is. Without this header the change is made whatever the resource has become. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The workspace to look in. An access token implies its own, a session the person's personal one. One that the credential cannot work in is a 422 `unknown_workspace`. */
                workspace_id?: components["parameters"]["WorkspaceFilterParameter"];
                /** @description Only events of this type. */
                type?: components["parameters"]["EventTypeParameter"];
                /** @description Only changes that this user made. */
                actor_id?: components["parameters"]["EventActorParameter"];
                /** @description Only changes of this kind of resource. */
                resource_type?: components["parameters"]["EventResourceTypeParameter"];
                /** @description Only changes of this resource. */
                resource_id?: components["parameters"]["EventResourceIdParameter"];
                /** @description Only changes of this board and of what lies on it. The board may be deleted by now. */
                board_id?: components["parameters"]["EventBoardParameter"];
                /** @description Only changes at this moment or later. */
                occurred_from?: components["parameters"]["OccurredFromParameter"];
                /** @description Only changes before this moment. */
                occurred_before?: components["parameters"]["OccurredBeforeParameter"];
                /**
                 * @description How many items a page holds at most, 50 without it.
                 * @example 250
                 */
                limit?: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the page before, sent with the same filters. Leave it out for the first page. A cursor that was changed, or that belongs to another list or to other filters, is a 400 `invalid_cursor`. So is one from another workspace, where the credential implies the workspace. Other credentials of the same workspace may use it. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description The `ETag` of an earlier answer, or several. When it would be the same today, the answer is a 304 without a body. `*` stands for any. */
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
                     *           }
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
