# The service and its commands: `docker run IMAGE` starts it, `docker run IMAGE migrate` migrates the database.
FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

# Node comes from the package `node`, so that the image runs the version that the tests ran.
FROM debian:trixie-slim
RUN groupadd --gid 10001 boards \
  && useradd --uid 10001 --gid boards --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin boards \
  && install --directory --owner=boards --group=boards --mode=0700 /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY . .
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
# Without DATABASE_URL the database is here, and without SMTP_URL the mails. The rest of the image can be read-only.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/app/node_modules/node/bin/node", "/app/bin/check-health.js"]
# The service itself is process 1, without npm or a shell around it, and handles SIGTERM.
STOPSIGNAL SIGTERM
ENTRYPOINT ["/app/node_modules/node/bin/node", "--import", "/app/bin/tune-node.js", "/app/scripts/boards.ts"]
CMD ["start"]
