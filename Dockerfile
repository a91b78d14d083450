# The server with its client: `docker build -t fatebox .`
FROM node:24-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web ./
RUN npx vite build --outDir /build/static --emptyOutDir

FROM python:3.13-slim AS wheel
WORKDIR /build
COPY pyproject.toml hatch_build.py README.md LICENSE CHANGELOG.md ./
COPY src src
COPY --from=client /build/static src/fatebox/server/static
ENV FATEBOX_CLIENT=skip
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[postgres,table]"

FROM python:3.13-slim
RUN --mount=from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "fatebox[postgres,table]" \
    && useradd --create-home --uid 1000 fatebox \
    && install -d -o fatebox /data
USER fatebox
VOLUME /data
EXPOSE 7777
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:7777/readyz', timeout=4)"]
ENTRYPOINT ["fatebox"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
